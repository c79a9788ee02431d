/** Names that differ only in spaces or case collide. */
export const nameAlike = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();
