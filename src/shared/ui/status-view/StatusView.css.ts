import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const arch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '72px',
  blockSize: '84px',
  borderRadius: '36px 36px 12px 12px',
  background: vars.color.accent.soft,
  color: vars.color.accent.text,
  selectors: {
    '&[data-tone="danger"]': {
      background: vars.color.status.danger.soft,
      color: vars.color.status.danger.text,
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  maxInlineSize: 'min(44ch, 100%)',
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[3],
});
