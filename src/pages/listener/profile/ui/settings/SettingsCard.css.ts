import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { border, status, surface } = vars.color;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  maxInlineSize: '720px',
  '@media': { [media.medium]: { padding: vars.space[8] } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${border.quiet}`,
});

/** Keeps room, so that a message moves nothing. */
export const message = style({ flex: '1 1 24ch', minBlockSize: vars.space[6] });

export const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  selectors: {
    '&[data-tone="success"]': { color: status.success.text },
    '&[data-tone="danger"]': { color: status.danger.text },
    '&[data-raised]': {
      padding: `${vars.space[3]} ${vars.space[4]}`,
      border: `1px solid ${border.quiet}`,
      borderRadius: vars.radius.medium,
      background: surface.overlay,
      boxShadow: vars.shadow.overlay,
    },
  },
});

export const icon = style({ flexShrink: 0 });
