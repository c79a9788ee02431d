/** Shown where a value is missing. */
export const dash = '–';
