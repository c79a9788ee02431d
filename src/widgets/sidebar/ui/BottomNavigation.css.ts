import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const navigation = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  blockSize: `calc(${vars.size.bottomNavigation} + env(safe-area-inset-bottom))`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface.raised,
  borderBlockStart: `1px solid ${vars.color.border.quiet}`,
  '@media': { [media.medium]: { display: 'none' } },
});

export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minInlineSize: 0,
  color: vars.color.text.muted,
  fontSize: vars.font.size.caption,
  selectors: {
    '&[aria-current="page"]': { color: vars.color.text.primary },
  },
});

export const label = style({
  maxInlineSize: '100%',
  hyphens: 'auto',
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
