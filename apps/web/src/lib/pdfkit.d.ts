/** The parts of fontkit and pdfkit that we use: what is published for them brings Node's types along. */
declare module "fontkit" {
  export interface Font {
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string, features?: unknown): GlyphRun;
  }
  /** A text's shapes, and where each stands; its own width follows from these. */
  interface GlyphRun {
    positions: object[];
  }
  export function create(bytes: Uint8Array): Font;
}

declare module "pdfkit" {
  import type { Font } from "fontkit";

  /** Called at once, if the element is part of the document already. */
  type Draw = () => void;
  export interface StructureElement {
    add(child: StructureElement | Draw): StructureElement;
    end(): void;
  }
  interface StructureOptions {
    title?: string;
    alt?: string;
    scope?: "Column" | "Row";
    /** Left, top, right, bottom. */
    bbox?: [number, number, number, number];
  }
  interface DocumentOptions {
    size: [number, number];
    margin: number;
    pdfVersion: "1.7";
    tagged: boolean;
    lang: string;
    displayTitle: boolean;
    bufferPages: boolean;
    autoFirstPage: boolean;
    /** Null: none of the standard fonts. */
    font: null;
    info: Record<string, string | Date>;
  }
  export default class PDFDocument {
    constructor(options: DocumentOptions);
    readonly outline: { addItem(title: string): unknown };
    addPage(): this;
    end(): void;
    bufferedPageRange(): { start: number; count: number };
    switchToPage(at: number): void;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    widthOfString(text: string): number;
    text(
      text: string,
      x: number,
      y: number,
      options: { lineBreak: boolean; baseline: "alphabetic" },
    ): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(width: number): this;
    dash(length: number, options: { space: number }): this;
    undash(): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): this;
    fill(color: string): this;
    stroke(color: string): this;
    struct(type: string, options?: StructureOptions, child?: Draw): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: "Artifact", options: { type: "Layout" | "Pagination" }): this;
    markContent(tag: "Span", options: { actual: string }): this;
    endMarkedContent(): this;
    file(
      bytes: Uint8Array,
      options: {
        name: string;
        type: string;
        description: string;
        relationship: "Data";
        creationDate: Date;
        modifiedDate: Date;
      },
    ): unknown;
  }
}

declare module "pdfkit/output" {
  import type PDFDocument from "pdfkit";
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
