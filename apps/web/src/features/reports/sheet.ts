import PDFDocument from "pdfkit";
import { ours } from "./font-file.ts";
import { type Paper, papers } from "./paper.ts";
import type { Typeface } from "./typeface.ts";

export const colors = {
  ink: "#2a241c",
  soft: "#6a6053",
  line: "#e0d8cb",
  edge: "#8f8473",
  faint: "#f6f1e8",
  primary: "#28754a",
  goal: "#8f5600",
  protein: "#4563ad",
  carbs: "#945e04",
  fat: "#9b4a80",
} as const;

export interface TextLook {
  size?: number;
  bold?: boolean;
  color?: string;
  /** Where `x` is: at the text's beginning, its end or its middle. */
  align?: "left" | "right" | "center";
}

export interface Column {
  title: string;
  width: number;
  align?: "left" | "right";
}

const margin = 46;
const footer = 30;
const small = 9;
const lineHeight = 1.35;
const cellSpace = 4;
const cellHeight = 4.5;

interface SheetText {
  paper: Paper;
  title: string;
  subject: string;
  now: Date;
}

/**
 * A document that is written from top to bottom: each part of it goes into the structure that
 * screen readers follow, what only decorates it doesn't.
 */
export function openSheet(typeface: Typeface, { paper, title, subject, now }: SheetText) {
  const [width, height] = papers[paper];
  const bottom = height - margin - footer;
  const doc = new PDFDocument({
    ...{ size: [width, height], margin: 0, pdfVersion: "1.7", tagged: true, lang: "en" },
    ...{ displayTitle: true, bufferPages: true, autoFirstPage: true, font: null },
    info: {
      Title: title,
      Subject: subject,
      Creator: "Morsel",
      Producer: "Morsel",
      CreationDate: now,
    },
  });
  for (const { name, font } of typeface.fonts) doc.registerFont(name, font);
  const whole = doc.struct("Document", { title });
  doc.addStructure(whole);
  let section = whole;
  let y = margin;

  const fontOf = ({ bold }: TextLook) => (bold ? ours.bold : ours.regular);
  const known = new Map<string, number>();

  function widthOf(text: string, look: TextLook = {}): number {
    const { size = small } = look;
    const key = `${look.bold ? "b" : "r"} ${text}`;
    let unit = known.get(key);
    if (unit === undefined) {
      unit = typeface
        .pieces(text, fontOf(look))
        .reduce((sum, piece) => sum + doc.font(piece.font, 1).widthOfString(piece.text), 0);
      known.set(key, unit);
    }
    return unit * size;
  }

  /** One line whose letters stand on `baseline`. */
  function write(text: string, x: number, baseline: number, look: TextLook = {}): void {
    const { size = small, color = colors.ink, align = "left" } = look;
    const shift = { left: 0, right: 1, center: 0.5 }[align];
    let at = shift === 0 ? x : x - shift * widthOf(text, look);
    doc.fillColor(color);
    const pieces = typeface.pieces(text, fontOf(look));
    // Where letters share a shape or go by signs, search and speech need the text itself. What is
    // read from the right, programs turn around by themselves, and would do so once more.
    const isForeign =
      pieces.some(({ font }) => !font.startsWith(ours.regular)) &&
      !pieces.some(({ isReversed }) => isReversed);
    if (isForeign) doc.markContent("Span", { actual: text });
    for (const piece of pieces) {
      doc.font(piece.font, size);
      doc.text(piece.text, at, baseline, { lineBreak: false, baseline: "alphabetic" });
      at += doc.widthOfString(piece.text);
    }
    if (isForeign) doc.endMarkedContent();
  }

  /** The lines of a text in a width. What has no spaces breaks anywhere. */
  function linesOf(text: string, available: number, look: TextLook = {}): string[] {
    const lines: string[] = [];
    let line = "";
    const fits = (next: string) => widthOf(next, look) <= available;
    for (const word of text.split(" ")) {
      const next = line === "" ? word : `${line} ${word}`;
      if (fits(next)) line = next;
      else {
        if (line !== "") lines.push(line);
        line = "";
        for (const character of word) {
          if (line !== "" && !fits(line + character)) {
            lines.push(line);
            line = "";
          }
          line += character;
        }
      }
    }
    return [...lines, line];
  }

  /** What is only there to be looked at. */
  function decorate(draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  }

  const rule = (from: number, to: number, at: number, color: string = colors.line) =>
    doc.lineWidth(0.6).moveTo(from, at).lineTo(to, at).stroke(color);

  function turnPage(): void {
    doc.addPage();
    y = margin;
  }

  /** Begins a page unless so much room is left. */
  function room(needed: number): void {
    if (y + needed > bottom) turnPage();
  }

  function paragraph(text: string, look: TextLook = {}, parent = section, type = "P"): void {
    const { size = small } = look;
    const lines = linesOf(text, width - 2 * margin, look);
    room(lines.length * size * lineHeight);
    const top = y;
    parent.add(
      doc.struct(type, {}, () => {
        for (const [at, line] of lines.entries())
          write(line, margin, top + size + at * size * lineHeight, look);
      }),
    );
    y = top + lines.length * size * lineHeight;
  }

  interface Cell {
    lines: string[];
    x: number;
    look: TextLook;
  }

  function cellsOf(texts: readonly string[], columns: readonly Column[], bold: boolean): Cell[] {
    let left = margin;
    return columns.map(({ width: wide, align = "left" }, at) => {
      const x = align === "right" ? left + wide - cellSpace : left + cellSpace;
      const look: TextLook = { bold, align, color: bold ? colors.soft : colors.ink };
      const lines = linesOf(texts[at] ?? "", wide - 2 * cellSpace, look);
      left += wide;
      return { lines, x, look };
    });
  }

  const heightOf = (cells: readonly Cell[]) =>
    Math.max(...cells.map(({ lines }) => lines.length)) * small * 1.2 + 2 * cellHeight - 2;

  const writeCell = ({ lines, x, look }: Cell, top: number) => {
    for (const [at, line] of lines.entries())
      write(line, x, top + cellHeight + small * 0.85 + at * small * 1.2, look);
  };

  return {
    doc,
    left: margin,
    right: width - margin,
    width: width - 2 * margin,
    write,
    decorate,
    rule,
    room,
    paragraph,
    space: (points: number) => {
      y += points;
    },

    /** A heading, which what follows belongs to; with so much room for it at least. */
    heading(level: 1 | 2, text: string, following = 60): void {
      const size = level === 1 ? 22 : 12.5;
      if (level === 2) y += 11;
      room(size * lineHeight + following);
      if (level === 2) {
        section = doc.struct("Sect", { title: text });
        whole.add(section);
        doc.outline.addItem(text);
      }
      paragraph(
        text,
        { size, bold: true, color: level === 1 ? colors.primary : colors.ink },
        section,
        `H${level}`,
      );
      y += level === 1 ? 2 : 3;
    },

    list(items: readonly string[]): void {
      const list = doc.struct("L");
      section.add(list);
      const indent = 11;
      for (const item of items) {
        const lines = linesOf(item, width - 2 * margin - indent);
        room(lines.length * small * lineHeight);
        const top = y;
        const entry = doc.struct("LI");
        list.add(entry);
        entry.add(doc.struct("Lbl", {}, () => write("•", margin + 2, top + small)));
        entry.add(
          doc.struct("LBody", {}, () => {
            for (const [at, line] of lines.entries())
              write(line, margin + indent, top + small + at * small * lineHeight);
          }),
        );
        y = top + lines.length * small * lineHeight + 1.5;
      }
    },

    /** A table whose first column names its rows. Its head is repeated on each page. */
    table(columns: readonly Column[], rows: Iterable<readonly string[]>, summary: string): void {
      const table = doc.struct("Table", { title: summary });
      section.add(table);
      const titles = cellsOf(
        columns.map((column) => column.title),
        columns,
        true,
      );
      const head = heightOf(titles);
      const headRule = (top: number) =>
        decorate(() => rule(margin, width - margin, top + head, colors.edge));
      room(head + 3 * small * lineHeight);
      const headTop = y;
      const headRow = doc.struct("TR");
      const headGroup = doc.struct("THead");
      table.add(headGroup);
      headGroup.add(headRow);
      for (const cell of titles)
        headRow.add(doc.struct("TH", { scope: "Column" }, () => writeCell(cell, headTop)));
      headRule(headTop);
      y = headTop + head;
      const body = doc.struct("TBody");
      table.add(body);
      for (const texts of rows) {
        const cells = cellsOf(texts, columns, false);
        const tall = heightOf(cells);
        if (y + tall > bottom) {
          turnPage();
          const top = y;
          decorate(() => {
            for (const cell of titles) writeCell(cell, top);
          }, "Pagination");
          headRule(top);
          y = top + head;
        }
        const top = y;
        const row = doc.struct("TR");
        body.add(row);
        for (const [at, cell] of cells.entries())
          row.add(
            at === 0
              ? doc.struct("TH", { scope: "Row" }, () => writeCell(cell, top))
              : doc.struct("TD", {}, () => writeCell(cell, top)),
          );
        decorate(() => rule(margin, width - margin, top + tall));
        y = top + tall;
      }
      y += 4;
    },

    /** A picture, with what it shows in words. `draw` gets its top. */
    figure(alt: string, tall: number, draw: (top: number) => void): void {
      room(tall);
      const top = y;
      section.add(
        doc.struct("Figure", { alt, bbox: [margin, top, width - margin, top + tall] }, () =>
          draw(top),
        ),
      );
      y = top + tall;
    },

    /** Writes the foot of every page. */
    foot(textOf: (page: number, of: number) => readonly [left: string, right: string]): void {
      const { count } = doc.bufferedPageRange();
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page);
        const [left, right] = textOf(page + 1, count);
        const look = { size: 7.5, color: colors.soft } as const;
        // A long name goes on below, in the margin.
        const available = width - 2 * margin - widthOf(right, look) - 18;
        decorate(() => {
          rule(margin, width - margin, height - margin - 12);
          for (const [at, line] of linesOf(left, available, look).entries())
            write(line, margin, height - margin + at * look.size * lineHeight, look);
          write(right, width - margin, height - margin, { ...look, align: "right" });
        }, "Pagination");
      }
    },
    /** Whether something is written that no font has. */
    isLacking: () => typeface.isLacking(),

    end(): void {
      whole.end();
      doc.end();
    },
  };
}
export type Sheet = ReturnType<typeof openSheet>;
