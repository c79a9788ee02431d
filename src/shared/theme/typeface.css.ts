import { globalFontFace } from '@vanilla-extract/css';
import { face, faceDescriptors, fallback, fallbackDescriptors } from './typeface';

/** Apart, because the build cuts the file in two (`scripts/build/typeface.ts`). One file (wght, latin, 41 kB) with tabular figures. */
globalFontFace(face, {
  src: "url('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2') format('woff2')",
  ...faceDescriptors,
});

globalFontFace(fallback, fallbackDescriptors);
