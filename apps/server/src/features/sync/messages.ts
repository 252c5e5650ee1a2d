export const messages = {
  startOver: "This device was away for too long, or all data were deleted. Begin without a cursor.",
};
