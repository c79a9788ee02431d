import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
});

/** A title, and what is done on the whole page at the end of its row, or below it where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  // The action may come after the title.
  minBlockSize: vars.size.control,
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const headTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space[5],
});

export const portrait = style({
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: '64px',
  '@media': { [media.medium]: { inlineSize: '96px' } },
});

export const who = style({
  flex: '1 1 200px',
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
});

/** Facts beside one another, with a point between them. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  // As high as they mostly are, before they are known.
  minBlockSize: `calc(2 * ${vars.space[6]} + ${vars.space[1]})`,
  '@media': { [media.medium]: { minBlockSize: vars.space[6] } },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** Figures of another range are on their way. */
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
  transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: vars.opacity.disabled } },
});

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[10],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[12],
    },
  },
});

/** A part of its own row. */
export const whole = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });

/** What is reckoned ahead. */
export const estimate = style({ fontStyle: 'italic' });

/** Words that are not known yet leave the room of some that are like them. */
export const room = style({ visibility: 'hidden' });
