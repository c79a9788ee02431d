/** Spanish lengthened and accented; never released. */
export const pseudoLanguage = 'es-x-pseudo';
