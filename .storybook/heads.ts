import { darkPalette } from '../src/shared/theme/palette-dark.ts';
import { face, faceDescriptors } from '../src/shared/theme/typeface.ts';

const { accent, surface } = darkPalette;

/** Storybook's own pages load none of our style sheets. */
export const typefaceFile = {
  from: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  to: '/typeface.woff2',
};

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

/** Dark until the story renders, to avoid a white flash. */
export const previewStyle = `<style>
.sb-preparing-story, .sb-preparing-docs, .sb-previewBlock, .sb-argstableBlock {
  background: ${surface.ground} !important;
}
</style>`;
