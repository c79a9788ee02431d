export const face = 'Bricolage Grotesque';
export const fallback = 'Bricolage Fallback';

export const fontFamily = `'${face}', '${fallback}', system-ui, sans-serif`;

export const faceDescriptors = {
  fontWeight: '200 800',
  fontStyle: 'normal',
  fontDisplay: 'swap',
} as const;

/** Characters of the first font file; others are in a second one (`scripts/build/typeface.ts`). */
export const firstSigns = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
  'ÁÉÍÓÚÜÑáéíóúüñ0123456789',
  ' \u00a0!%&\'()+,-./:;?"¡¿·–…«»€',
].join('');

/** Arial measured over Spanish text at weights 400 and 700: advance widths give `size-adjust`. */
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
