import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  // Shows focus rings and clips a leading point.
  clipPath: 'inset(-4px)',
  overflowWrap: 'anywhere',
});

globalStyle(`${facts} > *`, { position: 'relative', minInlineSize: 0 });
globalStyle(`${facts} > * + *::before`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineEnd: '100%',
  inlineSize: vars.space[4],
  textAlign: 'center',
});
