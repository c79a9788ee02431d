import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const contact = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  flexGrow: 1,
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  fontSize: vars.font.size.label,
});

export const way = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[4]} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const outward = style({
  justifySelf: 'start',
  borderRadius: vars.radius.small,
  color: vars.color.text.primary,
  textUnderlineOffset: '0.18em',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } },
    [media.touch]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: vars.size.touch,
    },
  },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  overflowWrap: 'anywhere',
});

export const amounts = style({ flexShrink: 0, display: 'grid', textAlign: 'end' });

export const terms = style({
  flexShrink: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const name = style({ marginInlineStart: `calc(-1 * ${vars.space[3]})`, textAlign: 'start' });

/** Cards that a phone shows at first: ten would be 6,300 px high. */
export const shownNarrow = 6;

export const folded = style({});
globalStyle(`${folded} > ul > :nth-child(n + ${shownNarrow + 1})`, {
  '@media': { [media.narrow]: { display: 'none' } },
});

export const unfold = style({
  justifySelf: 'start',
  alignSelf: 'start',
  '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } },
});
