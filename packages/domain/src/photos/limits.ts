/** The largest picture that is taken. */
export const maxPictureBytes = 10_485_760;

/** "10.00", as sizes of pictures are shown. */
export const megabytes = (bytes: number): string => (bytes / 1_048_576).toFixed(2);
