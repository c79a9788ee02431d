/** A text without the marks on its letters: `'Ñandú'` is `'Nandu'`. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');
