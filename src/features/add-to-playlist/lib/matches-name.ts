const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Whether a name holds what was typed, whatever its case and accents. */
export const matchesName = (name: string, typed: string): boolean =>
  plain(name).includes(plain(typed.trim()));
