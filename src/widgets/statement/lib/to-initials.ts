/** Initials of at most three words: `Nora Quintavalle` → `NQ`. */
export const toInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 3)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');
