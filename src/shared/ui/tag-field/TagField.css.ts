import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { fieldStyles } from '@/shared/ui/field';

const { border, status, surface, text } = vars.color;

export const field = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });

export const box = style([
  fieldStyles.input,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    padding: vars.space[1],
    cursor: 'text',
    selectors: {
      '&:has(input:focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&:has([aria-invalid="true"])': { borderColor: status.danger.text },
      '&:has(input:disabled)': { borderColor: border.quiet, cursor: 'not-allowed' },
    },
  },
]);

export const tags = style({ display: 'contents' });

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  paddingInlineStart: vars.space[3],
  borderRadius: vars.radius.small,
  background: surface.overlay,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
});

export const input = style({
  flex: '1 1 96px',
  minInlineSize: 0,
  minBlockSize: '34px',
  paddingInline: vars.space[2],
  border: 'none',
  background: 'none',
  color: 'inherit',
  outline: 'none',
  selectors: { '&::placeholder': { color: text.muted, opacity: 1 } },
});

export const refusal = style([
  fieldStyles.error,
  { selectors: { '&:empty': { display: 'none' } } },
]);

export const suggestions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
