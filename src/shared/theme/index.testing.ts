export type { Palette } from './palette';
export { darkPalette } from './palette-dark';
export { lightPalette } from './palette-light';
export { contrast, type ContrastPair, contrastPairs, measurePair } from './testing/contrast-pairs';
