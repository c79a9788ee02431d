/** The one typeface of the product and the stand-in that takes the same room. */
export const face = 'Bricolage Grotesque';
export const fallback = 'Bricolage Fallback';

export const fontFamily = `'${face}', '${fallback}', system-ui, sans-serif`;

/** Of the face itself: variable from thin to heavy. */
export const faceDescriptors = {
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
} as const;

/**
 * What the first file of the face holds: letters, figures and the signs of Spanish text. Anything else comes in a second file
 * (`scripts/build/typeface.ts`), which a browser fetches where a page has such a sign.
 */
export const firstSigns = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÁÉÍÓÚÜÑáéíóúüñ0123456789',
  ' \u00a0!%&\'()+,-./:;?"¡¿·–…«»€',
].join('');

/**
 * Arial made to take the same room, measured over Spanish text at weight 400 and 700: advance widths
 * give `size-adjust`, the face's own ascent (0.93) and descent (0.27) divided by it give the rest.
 */
export const fallbackDescriptors = [
  {
    src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue')",
    fontWeight: '200 599',
    sizeAdjust: '104.18%',
    ascentOverride: '89.27%',
    descentOverride: '25.92%',
    lineGapOverride: '0%',
  },
  {
    src: "local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Neue Bold')",
    fontWeight: '600 800',
    sizeAdjust: '101.2%',
    ascentOverride: '91.9%',
    descentOverride: '26.68%',
    lineGapOverride: '0%',
  },
];
