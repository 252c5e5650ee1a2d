/** What file pickers offer. Browsers without HEIC know it by its name only. */
export const pictureTypes = "image/*,.heic,.heif";
