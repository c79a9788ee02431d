import { darkPalette } from '../src/shared/theme/palette-dark.ts';
import { face, faceDescriptors } from '../src/shared/theme/typeface.ts';

const { accent, surface } = darkPalette;

/** The product's typeface, served beside Storybook's own pages, which know no style sheet of ours. */
export const typefaceFile = {
  from: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  to: '/typeface.woff2',
};

/** Of the page around the stories: the typeface, and what is selected as the product marks it. */
export const managerStyle = `<style>
@font-face {
  font-family: '${face}';
  src: url('.${typefaceFile.to}') format('woff2');
  font-weight: ${faceDescriptors.fontWeight};
  font-display: ${faceDescriptors.fontDisplay};
}
.sidebar-item[data-selected='true'],
.sidebar-item[data-selected='true'] :is(a, button, svg) {
  background: ${accent.solid};
  color: ${accent.onSolid} !important;
}
</style>`;

/** Of the page of a story until the story is there: night, for a white flash would hurt. */
export const previewStyle = `<style>
.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock {
  background: ${surface.ground} !important;
}
</style>`;
