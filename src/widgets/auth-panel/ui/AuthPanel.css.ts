import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  inlineSize: '100%',
  maxInlineSize: vars.size.form,
});

export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  selectors: {
    '&::before, &::after': {
      content: '',
      flex: 1,
      blockSize: '1px',
      background: vars.color.border.quiet,
    },
  },
});

export const footer = style({ textAlign: 'center', color: vars.color.text.muted });
