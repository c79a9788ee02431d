/** Names that differ only in spaces or case count as equal. */
export const nameAlike = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();
