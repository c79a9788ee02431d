import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  paddingBlockStart: vars.space[2],
});

export const controls = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space[3],
  alignItems: 'center',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 360px) auto 1fr' } },
});

export const filter = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

export const order = style({ minInlineSize: '168px' });

export const layouts = style({ display: 'flex', gap: vars.space[1], justifySelf: 'end' });

/** Cards have an inner margin; this aligns their covers with the heading. */
export const cards = style({
  marginInline: `calc(-1 * ${vars.space[2]})`,
  '@media': { [media.medium]: { marginInline: `calc(-1 * ${vars.space[3]})` } },
});
