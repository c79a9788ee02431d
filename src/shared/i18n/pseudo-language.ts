/**
 * Spanish lengthened and accented; never released. A private BCP 47 tag, so that numbers, dates
 * and plurals stay Spanish.
 */
export const pseudoLanguage = 'es-x-pseudo';
