import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findProgram } from "../../../scripts/pdf-tools.mjs";

const run = (program: string, args: readonly string[]) =>
  execFileSync(findProgram(program) ?? program, args, { encoding: "utf8", stdio: "pipe" });

/** What other programs say of a PDF: poppler's tools and qpdf. */
export const pdfFacts = (file: string) => ({
  /** `Pages`, `Tagged` and so on, as a person's viewer shows them. */
  facts: Object.fromEntries(
    run("pdfinfo", [file])
      .split("\n")
      .map((line) => line.split(/:\s+/, 2)),
  ) as Record<string, string>,
  /** All text in the order of reading. */
  text: run("pdftotext", ["-enc", "UTF-8", file, "-"]),
  /** The elements that a screen reader follows, with their text. */
  structure: run("pdfinfo", ["-struct-text", file]),
  /** Name, and whether it is embedded, as a subset, with its characters known. */
  fonts: run("pdffonts", [file])
    .split("\n")
    .slice(2)
    .filter((line) => line !== "")
    .map((line) => {
      const [name = "", ...rest] = line.split(/\s+/);
      return { name: name.replace(/^[A-Z]+\+/, ""), marks: rest.slice(3, 6).join(" ") };
    }),
  /** Throws if there is anything wrong. */
  check: run("qpdf", ["--check", file]),
  /** The document's own table of contents in qpdf's JSON: its language is nowhere else to be seen. */
  language: /"\/Lang": "u:([^"]*)"/.exec(run("qpdf", ["--json", file]))?.[1],
});

/** Words that stand over one another. */
export function wordsOverWords(file: string): string[] {
  const pages = run("pdftotext", ["-bbox", file, "-"]).split("<page ").slice(1);
  return pages.flatMap((page) => {
    const words = [...page.matchAll(/<word ([^>]+)>(.*?)<\/word>/g)].map(([, place = "", said]) => {
      const at = (name: string) => Number(new RegExp(`${name}="([^"]+)"`).exec(place)?.[1]);
      return { said, left: at("xMin"), right: at("xMax"), top: at("yMin"), bottom: at("yMax") };
    });
    return words.flatMap((one, index) =>
      words.slice(index + 1).flatMap((other) => {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const tall = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // A font's lines are taller than what is written in them.
        const isOver = wide > 1 && tall > 0.5 * (one.bottom - one.top);
        return isOver ? [`${one.said ?? ""} / ${other.said ?? ""}`] : [];
      }),
    );
  });
}

/** The files inside, by their endings. */
export function attachedFiles(file: string): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "morsel-report-"));
  try {
    const names = [...run("pdfdetach", ["-list", file]).matchAll(/^\d+: (.+)$/gm)];
    return Object.fromEntries(
      names.map(([, name = ""], at) => {
        const into = join(folder, String(at));
        run("pdfdetach", ["-save", String(at + 1), "-o", into, file]);
        return [name.replace(/^.*\./, ""), readFileSync(into, "utf8")];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
