import { expect, test } from "vitest";
import { pictureProblem } from "./picture-rules.ts";

const file = (name: string, type: string, size = 1_000) => ({ name, type, size });
const notAnImage = "Please select an image file (JPG, PNG, HEIC, WEBP)";

test.each([
  file("plate.jpg", "image/jpeg"),
  file("plate.png", "image/png", 10_485_760),
  file("plate.webp", "image/webp"),
  file("IMG_0001.HEIC", "image/heic"),
  file("IMG_0001.HEIC", ""),
])("$name of $type may be a photo", (given) => {
  expect(pictureProblem(given)).toBeNull();
});

test.each([
  [file("menu.pdf", "application/pdf"), notAnImage],
  [file("plate.svg", "image/svg+xml"), notAnImage],
  [file("plate", ""), notAnImage],
  [file("plate.jpg", "image/jpeg", 0), "The file is empty."],
  [
    file("plate.jpg", "image/jpeg", 10_485_761),
    "File size (10.01 MB) exceeds maximum allowed size (10 MB)",
  ],
  [
    file("plate.jpg", "image/jpeg", 26_214_400),
    "File size (25.00 MB) exceeds maximum allowed size (10 MB)",
  ],
])("$0.name of $0.type and $0.size bytes is refused", (given, problem) => {
  expect(pictureProblem(given)).toBe(problem);
});
