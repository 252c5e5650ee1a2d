import { maxPictureBytes, megabytesOfTooMuch } from "@morsel/domain/photos/limits";

const uploadError = "Upload Error";
const notSent = "File upload failed. Please try again.";

export const photoMessages = {
  /** Choosing a picture, and its way to the server. */
  upload: {
    notAnImage: "Please select an image file (JPG, PNG, HEIC, WEBP)",
    tooLarge: (bytes: number) =>
      `File size (${megabytesOfTooMuch(bytes)} MB) exceeds maximum allowed size (${maxPictureBytes / 1_048_576} MB)`,
    empty: "The file is empty.",
    unreadable: {
      title: "Image Processing Error",
      text: "The image couldn't be processed. Please try a clearer photo, JPG or PNG.",
    },
    moved: {
      title: uploadError,
      text: "This photo can't be read any more. Please choose it again.",
    },
    unprepared: {
      title: uploadError,
      text: "Unable to prepare image upload. Please try refreshing the page.",
    },
    noAddress: { title: uploadError, text: "Failed to get upload URL. Please try again." },
    status: (status: number) => ({ title: notSent, text: `Upload failed with status ${status}` }),
    network: { title: notSent, text: "Upload failed due to network error" },
    cancelled: { title: "Upload Cancelled", text: "Upload was cancelled" },
    untracked: {
      title: uploadError,
      text: "Upload completed but failed to process the image URL. Please try again.",
    },
  },
} as const;
