import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const picture = '40px';

/** Its height is unknown while loading, so in the application the rest of the home waits. */
export const awaited = style({ display: 'block' });
globalStyle(`#root section:has(${awaited}) ~ *`, { display: 'none !important' });

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  paddingBlock: vars.space[2],
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${picture} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[3],
  overflowWrap: 'anywhere',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.quiet}` },
  },
  '@container': {
    // The act below the words, so that neither is narrow.
    '(max-width: 480px)': {
      gridTemplateColumns: `${picture} minmax(0, 1fr)`,
      alignItems: 'start',
    },
  },
});

export const frame = style({ inlineSize: picture, blockSize: picture });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: picture,
  blockSize: picture,
  borderRadius: vars.radius.small,
  background: vars.color.surface.hover,
  color: vars.color.text.muted,
});

export const act = style({
  '@container': { '(max-width: 480px)': { gridColumn: 2, justifySelf: 'start' } },
});

/** Below the head of the office, which sticks. */
export const part = style({
  scrollMarginBlockStart: `calc(var(--office-head, 0px) + ${vars.space[6]})`,
});
