export { darkPalette } from './palette-dark';
export { lightPalette } from './palette-light';
export { contrast } from './testing/contrast';
