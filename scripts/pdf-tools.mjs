import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What the tests of the PDF report look at it with, and the Debian packages that have it. */
const programs = ["pdfinfo", "pdftotext", "pdffonts", "pdfdetach", "qpdf"];
export const pdfPackages = ["poppler-utils", "qpdf"];

/** @param {string} name @returns {string | null} its path */
export function findProgram(name) {
  const paths = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? null;
}

export const hasPdfTools = () => programs.every((name) => findProgram(name) !== null);
