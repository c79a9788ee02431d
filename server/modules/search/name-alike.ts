/** A name without what people do not tell names apart by: spaces, and capital letters. */
export const nameAlike = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();
