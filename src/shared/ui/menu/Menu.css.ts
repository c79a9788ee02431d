import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, touchTarget, truncated, vars } from '@/shared/theme';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style({
  zIndex: vars.layer.menu,
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: '220px',
  maxInlineSize: 'min(320px, calc(100vw - 24px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: vars.space[1],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.overlay,
  boxShadow: vars.shadow.overlay,
  color: vars.color.text.primary,
  fontSize: vars.font.size.small,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
});

export const item = style({
  ...touchTarget,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted], &[data-state="open"]': {
      background: vars.color.surface.selected,
    },
    '&[data-highlighted]:focus-visible': { outlineOffset: '-2px' },
    '&[data-disabled], &[aria-disabled="true"]': {
      color: vars.color.text.muted,
      cursor: 'not-allowed',
      opacity: vars.opacity.disabled,
    },
    '&[aria-busy="true"]': { color: vars.color.text.muted, cursor: 'progress' },
    '&[data-tone="danger"]': { color: vars.color.status.danger.text },
  },
});

export const icon = style({
  display: 'inline-grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: vars.size.icon,
  blockSize: vars.size.icon,
  color: vars.color.text.muted,
  selectors: { '[data-tone="danger"] > &': { color: 'inherit' } },
});

export const label = style({ ...truncated, flex: 1 });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: vars.space[1],
});

export const reason = style({ ...truncated, fontSize: vars.font.size.caption });

export const heading = style({
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.medium,
});

export const separator = style({
  blockSize: '1px',
  marginBlock: vars.space[1],
  background: vars.color.border.quiet,
  selectors: {
    '&:first-child, &:last-child, &:has(+ [role="group"]:empty:last-child)': { display: 'none' },
  },
});

globalStyle(`${separator} + ${separator}`, { display: 'none' });

export const late = style({
  flexShrink: 0,
  minBlockSize: `calc(var(--places, 0) * ${vars.size.control})`,
  '@media': {
    [media.narrow]: { minBlockSize: `calc(var(--places, 0) * ${vars.size.controlLarge})` },
  },
});

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(24px)' } });

export const sheet = style({
  '@media': {
    [media.narrow]: {
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: 'min(80dvh, 640px)',
      padding: vars.space[2],
      paddingBlockEnd: `calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
      borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
      borderInline: 'none',
      borderBlockEnd: 'none',
      fontSize: vars.font.size.body,
      overscrollBehavior: 'contain',
      animation: `${rise} ${vars.motion.slow} ${vars.motion.ease}`,
    },
  },
});

globalStyle(`${sheet} ${item}`, {
  '@media': {
    [media.narrow]: { flexShrink: 0, minBlockSize: vars.size.controlLarge },
  },
});

export const upperSheet = style({
  '@media': { [media.narrow]: { boxShadow: `0 0 0 100vmax ${vars.scrim}` } },
});

globalStyle(`${sheet}:has(> [aria-haspopup="menu"][data-state="open"]) > *`, {
  '@media': { [media.narrow]: { pointerEvents: 'none' } },
});

globalStyle(`[data-radix-popper-content-wrapper]:has(> ${sheet})`, {
  '@media': {
    [media.narrow]: {
      inset: 'auto 0 0 !important',
      transform: 'none !important',
      minInlineSize: '100% !important',
    },
  },
});
