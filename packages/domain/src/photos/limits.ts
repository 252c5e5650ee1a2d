/** The largest picture that is taken. */
export const maxPictureBytes = 10_485_760;

/**
 * The longer side (pixels) of a picture as it is sent and kept: enough for a screen and a model, and
 * a phone's photo is then decoded at half its size.
 */
export const maxPictureSide = 1_600;

/** "10.00", as sizes of pictures are shown; the smallest have a size, too. */
export function megabytes(bytes: number): string {
  const shown = (bytes / 1_048_576).toFixed(2);
  return shown === "0.00" ? "<0.01" : shown;
}

/** "10.01", rounded up: what is a byte above 10 MB isn't said to be 10.00. */
export const megabytesOfTooMuch = (bytes: number): string =>
  (Math.ceil((bytes / 1_048_576) * 100) / 100).toFixed(2);

/** ms between recording an upload and its analysis: specification 2. */
export const beforeAnalysis = 3_000;

/** How many days, today included, an analyzed photo counts as recent. */
export const daysAnalyzedKept = 7;
