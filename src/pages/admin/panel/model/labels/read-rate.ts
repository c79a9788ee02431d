/** A rate as it is read, a whole number: `72.9` is 72. */
export const readRate = (text: string): number => Number.parseInt(text, 10);
