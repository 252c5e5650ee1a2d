/**
 * A header of calls that carry a change which waited on its device: how long ago (whole ms) it was
 * made. What was made before the person deleted all data is refused, with 410 and this code.
 */
export const madeAgoHeader = "x-made-ago";
export const erasedCode = "ERASED";
