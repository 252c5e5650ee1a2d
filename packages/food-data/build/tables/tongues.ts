import {
  type TongueRow,
  type TongueTables,
  tongueCodes,
} from "@morsel/domain/foods/tongues/tongue";
import { readTable } from "./table-text.ts";

/** tongues/foods-*.txt, measures.txt, forms.txt, words.txt: what is said in each tongue. */
export function readTongueRows(file: string, text: string): TongueRow[] {
  return readTable(file, text, ["english", ...tongueCodes]).map((row) => {
    const said = tongueCodes.map((code) => row.list(code).join("; "));
    if (said.every((one) => one === "")) row.fail("no tongue says this.");
    return [row.optional("english"), ...said];
  });
}

/** tongues/endings.txt */
export function readTongueEndings(file: string, text: string): TongueTables["endings"] {
  return readTable(file, text, ["tongue", "ending", "becomes"]).map((row) => [
    row.oneOf("tongue", tongueCodes),
    row.text("ending"),
    row.optional("becomes"),
  ]);
}

/** tongues/pictures.txt */
export function readPictures(file: string, text: string): TongueTables["pictures"] {
  return readTable(file, text, ["english", "picture"]).flatMap((row) =>
    row.list("picture").map((picture) => [row.text("english"), picture] as const),
  );
}
