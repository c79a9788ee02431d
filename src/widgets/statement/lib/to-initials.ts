/** The first letters of at most three words of a name, in capitals: `Nora Quintavalle` → `NQ`. */
export const toInitials = (name: string): string =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, 3)
    .map(([first = '']) => first.toLocaleUpperCase())
    .join('');
