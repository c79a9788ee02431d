import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const row = style({ display: 'flex', alignItems: 'start', gap: vars.space[4] });

export const looks = styleVariants({
  card: [
    row,
    {
      padding: vars.space[4],
      border: `1px solid ${vars.color.border.quiet}`,
      borderRadius: vars.radius.large,
      background: vars.color.surface.raised,
    },
  ],
  line: [
    row,
    {
      padding: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.border.quiet}`,
    },
  ],
});

export const cover = styleVariants({
  card: { flexShrink: 0, inlineSize: '96px', blockSize: '96px' },
  line: { flexShrink: 0, inlineSize: '48px', blockSize: '48px' },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const head = styleVariants({
  card: { display: 'grid', justifyItems: 'start', gap: vars.space[2] },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
  },
});
