/** `'Ñandú'` → `'Nandu'` */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '');
