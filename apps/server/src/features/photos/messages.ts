import { maxPictureBytes, megabytes } from "@morsel/domain/photos/limits";

export const messages = {
  notFound: "This photo doesn't exist.",
  noUpload: "There is no such upload.",
  addressInvalid: "This upload address is not valid any more. Ask for a new one.",
  otherType: (type: string) => `This address takes ${type} only.`,
  uploadClosed: "This picture is recorded already. Ask for a new address.",
  uploadMissing: "No picture has arrived at the upload address yet.",
  empty: "The file is empty.",
  tooLarge: (bytes: number) =>
    `File size (${megabytes(bytes)} MB) exceeds maximum allowed size (${maxPictureBytes / 1_048_576} MB)`,
  larger: `The file exceeds the maximum allowed size (${maxPictureBytes / 1_048_576} MB)`,
  notAPicture: "This file is no picture that we can read. Try another one, JPG or PNG.",
  moving: "This is a moving picture. Choose one that stands still.",
  tooManyPixels: "This picture has too many pixels. Try a smaller one.",
  tooManyOpen: "Too many uploads are under way. Wait until some are done.",
  tooMany: (max: number) => `You have ${max} photos. Delete some to add more.`,
  /** The name of a photo that was sent without one. */
  unnamed: "photo.jpg",
} as const;
