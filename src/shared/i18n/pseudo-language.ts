/**
 * Spanish with every text lengthened and accented, to see what is missed and what breaks; not part
 * of a release. A private tag of BCP 47, so that numbers, dates and plurals stay Spanish.
 */
export const pseudoLanguage = 'es-x-pseudo';
