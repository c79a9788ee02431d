import { globalFontFace } from '@vanilla-extract/css';
import { face, faceDescriptors, fallback, fallbackDescriptors } from './typeface';

/** One file (wght, latin, 41 kB) with tabular figures. */
globalFontFace(face, {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  ...faceDescriptors,
});

globalFontFace(fallback, fallbackDescriptors);
