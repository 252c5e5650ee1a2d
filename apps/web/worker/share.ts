import { keepShared } from "../src/lib/shared-picture.ts";

/** Where other apps send what is shared with this one (public/manifest.webmanifest). */
export const sharePath = "/share";

/** Leads to where a shared picture, or else a text, is looked at. Nothing is logged unasked. */
export async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData();
  const picture = form.get("picture");
  if (picture instanceof File && picture.size > 0) {
    // Where it can't be kept, the analyzer offers to choose it.
    await keepShared(picture).catch(() => undefined);
    return Response.redirect("/?open=photo", 303);
  }
  const texts = new URLSearchParams();
  for (const name of ["title", "text"]) {
    const text = form.get(name);
    if (typeof text === "string") texts.set(name, text);
  }
  return Response.redirect(`/calculator?${texts}`, 303);
}
