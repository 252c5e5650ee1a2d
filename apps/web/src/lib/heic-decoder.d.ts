/** The part of libheif's decoder that we use: its own types leave it out. */
declare module "libheif-js/libheif-wasm/libheif.js" {
  interface HeicPicture {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Draws it upright into `into`, and passes that on; null if it can't be read. */
    display(into: ImageData, done: (drawn: ImageData | null) => void): void;
  }
  export default function openDecoder(given: { wasmBinary: ArrayBuffer }): {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeicPicture[] };
  };
}
