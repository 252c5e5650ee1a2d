import { toast } from "../../lib/toast.ts";
import { achievementMessages } from "./messages.ts";
import type { Announcement } from "./popups.ts";

const texts = achievementMessages.share;

/** Of a picture: its sides, and those of the badge in it, in pixels. */
const side = 720;
const badge = 440;

/** What the drawing takes from style sheets, which a picture on its own doesn't have. */
const drawn = ["fill", "stroke", "stroke-width", "stroke-dasharray"] as const;

function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((element, at) => {
    const original = originals[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of drawn) element.setAttribute(name, style.getPropertyValue(name));
    element.removeAttribute("class");
  });
  copy.setAttribute("width", String(badge));
  copy.setAttribute("height", String(badge));
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
}

/** A square picture of a badge with its title, drawn on the device. */
export async function pictureOf(svg: SVGSVGElement, title: string): Promise<File | null> {
  const image = new Image();
  image.src = standalone(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const page = getComputedStyle(document.body);
  context.fillStyle = page.backgroundColor;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, (side - badge) / 2, 70, badge, badge);
  context.fillStyle = page.color;
  context.font = `650 56px ${page.fontFamily}`;
  context.textAlign = "center";
  context.fillText(title, side / 2, 620, side - 80);
  const blob = await new Promise<Blob | null>((made) => canvas.toBlob(made, "image/png"));
  return blob && new File([blob], texts.file, { type: blob.type });
}

/** Specification 1: icons by name. */
const emojis = new Map([
  ["target", "🎯"],
  ["flame", "🔥"],
  ["zap", "⚡"],
  ["utensils", "🍴"],
  ["calendar", "📅"],
  ["trophy", "🏆"],
  ["star", "⭐"],
  ["medal", "🏅"],
]);

const textOf = ({ iconName, title, description }: Announcement): string =>
  texts.text(emojis.get(iconName) ?? "🎯", title, description);

/** Hands the text, and a picture where it takes one, to the device's own sharing, or copies it. */
export async function share(achievement: Announcement, picture: File | null): Promise<void> {
  const text = textOf(achievement);
  const files = picture ? [picture] : [];
  try {
    if ("share" in navigator) {
      const withPicture = { title: achievement.title, text, files };
      const takesFiles =
        files.length > 0 && "canShare" in navigator && navigator.canShare(withPicture);
      await navigator.share(takesFiles ? withPicture : { title: achievement.title, text });
      return;
    }
  } catch (failure) {
    // Whoever changed their mind doesn't want it copied.
    if (failure instanceof DOMException && failure.name === "AbortError") return;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: texts.copied, tone: "success" });
  } catch {
    toast({ title: texts.failed, tone: "error" });
  }
}
