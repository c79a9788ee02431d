import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const list = style({ display: 'grid', gap: vars.space[1] });

export const row = style({
  display: 'grid',
  gap: vars.space[2],
  alignItems: 'center',
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) max-content' },
  },
});

export const given = style({ minInlineSize: 0 });

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { gridArea: '1 / 2 / span 2', justifyContent: 'flex-end' },
    [media.wide]: { gridArea: '1 / 3 / span 1' },
  },
});

export const choices = style({
  display: 'grid',
  gap: vars.space[1],
  maxBlockSize: 'min(52dvh, 420px)',
  overflowY: 'auto',
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[2],
});

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const preview = style({
  minInlineSize: 0,
  padding: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

export const listRow = style([
  preview,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) max-content',
    alignItems: 'center',
    gap: vars.space[3],
  },
]);
