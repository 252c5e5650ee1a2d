/** The middle one; NaN of none. Sorts what is given. */
export const median = (values: number[]) =>
  values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
