import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const tier = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const dots = style({ display: 'inline-flex', gap: '3px' });

export const dot = style({
  inlineSize: '6px',
  blockSize: '6px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-filled]': {
      borderColor: vars.color.text.primary,
      background: vars.color.text.primary,
    },
  },
});
