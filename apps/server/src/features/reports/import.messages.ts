import { numberText } from "@morsel/domain/english";
import type { RowProblem } from "@morsel/domain/reports/import-row";

export const importMessages = {
  notFound: "This import doesn't exist.",
  fileGone: "The file isn't here any more. Choose it again.",
  empty: "The file is empty.",
  otherFile: "This is no file that can be imported. Choose an export as CSV, JSON or ZIP.",
  noTable: "There is no table in this file that could be read. Is all of it there?",
  otherDocument: "The morsel.json in this archive is none of Morsel's.",
  otherVersion: "This export was made by a newer Morsel. Update this one first.",
  severalDocuments: "This archive holds several exports of Morsel's. Import one after the other.",
  pictureApart: (file: string) => `${file} isn't in this file. Import the whole ZIP to have it.`,
  brokenDocument: "From here on the file can't be read. Is all of it there?",
  element: (list: string, path: string, reason: string) =>
    `${[list, path].filter(Boolean).join(", ")}: ${reason}`,
  tooLarge: (max: number) =>
    `The file is too large: at most ${numberText(max / 1_048_576)} MB can be imported at once.`,
  manyColumns: (count: number, max: number) =>
    `The table has ${numberText(count)} columns. At most ${numberText(max)} can be read.`,
  manyRows: (max: number) =>
    `The file has more than ${numberText(max)} rows. Export a shorter span.`,
  brokenZip: "This archive can't be read: it is broken, or names files outside of itself.",
  largeZip: "This archive holds too much to be read. Unpack it and choose the table in it.",
  brokenJson: "This file ends in the middle, or isn't JSON. Export it once more.",
  largeJson: (max: number) =>
    `A JSON file may have at most ${numberText(max / 1_048_576)} MB. Export a table instead.`,
  type: (type: string) => `Send the file's bytes as ${type}.`,
  oneAtATime: "Another file of yours is being read. Wait until that is done.",
  notNow: "This import can't be changed any more. Choose the file again.",
  needsMapping: "Say first what the columns of the file are.",
  broken: "From here on the file can't be read: a quotation mark may be missing.",
  problem({ code, column = "", text = "" }: RowProblem): string {
    const where = column === "" ? "" : `${column}: `;
    switch (code) {
      case "date":
        return text === ""
          ? "It has no date."
          : `${where}“${text}” can't be read as a date from 1900 to 2199.`;
      case "number":
        return `${where}“${text}” is no number.`;
      case "negative":
        return `${where}${text} is less than nothing.`;
      case "large":
        return `${where}${text} is more than one entry can have.`;
      case "energy":
        return "It has no calories.";
      case "name":
        return "It has no name.";
      case "cells":
        return "It has more cells than there are columns.";
    }
  },
};
