import { style } from '@vanilla-extract/css';
import { touchTarget, truncated, vars } from '@/shared/theme';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(52dvh, 420px)',
  marginInline: `calc(-1 * ${vars.space[2]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const choice = style({
  ...touchTarget,
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  padding: vars.space[2],
  borderRadius: vars.radius.small,
  textAlign: 'start',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: '56px',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', color: vars.color.text.muted },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

export const words = style({ display: 'grid', minInlineSize: 0 });

export const name = style(truncated);

export const count = style({ color: vars.color.text.muted, fontSize: vars.font.size.label });
