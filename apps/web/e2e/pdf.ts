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
