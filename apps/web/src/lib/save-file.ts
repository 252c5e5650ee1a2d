/** How long (ms) the browser may take to begin reading a file that it saves. */
const readWithin = 60_000;

/** Has the browser save a file where it saves downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
