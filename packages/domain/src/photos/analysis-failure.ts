/** What people are told where a photo couldn't be analyzed, by code: specification 2, section 8. */
export const analysisFailures = {
  QUOTA_EXCEEDED: {
    title: "Imagga API Quota Exceeded",
    text: "The AI feature is temporarily unavailable. You can still search for your food manually.",
  },
  INVALID_API_KEY: {
    title: "API Configuration Error",
    text: "The provider doesn't accept this server's key or settings.",
  },
  MISSING_CREDENTIALS: {
    title: "API Not Configured",
    text: "This server has no provider for photo analysis.",
  },
  IMAGE_ERROR: {
    title: "Image Processing Error",
    text: "The image couldn't be processed. Please try a clearer photo, JPG or PNG.",
  },
  NETWORK_ERROR: {
    title: "Connection Error",
    text: "The provider is out of reach. Please try again soon.",
  },
  ANALYSIS_FAILED: {
    title: "Analysis Failed",
    text: "Unable to analyze the image. Please try uploading a clearer photo with better lighting.",
  },
} as const;

const codes = Object.keys(analysisFailures) as (keyof typeof analysisFailures)[];

/** The code that a message contains: not every server sends one beside it. */
export const analysisCodeIn = (message: string) => codes.find((code) => message.includes(code));
