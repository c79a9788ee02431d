/** Names equal but for spaces and case collide. */
export const nameAlike = (name: string): string => name.replaceAll(/\s/gu, '').toLowerCase();
