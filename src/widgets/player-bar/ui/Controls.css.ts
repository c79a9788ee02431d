import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  selectors: { '&[data-size="large"]': { justifyContent: 'space-between', gap: 0 } },
});

// It has three states, so no `aria-pressed`.
export const repeat = style({
  selectors: {
    '&:not([data-mode="none"])': { color: vars.color.accent.text },
    '&:not([data-mode="none"])::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '3px',
      insetInlineStart: 'calc(50% - 2px)',
      inlineSize: '4px',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
  },
});
