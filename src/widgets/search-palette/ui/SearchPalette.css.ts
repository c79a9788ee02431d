import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { text, surface } = vars.color;

export const palette = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minInlineSize: 0,
});

/** As high without results, so that neither the field nor they move as they arrive. */
export const room = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(56vh, 480px)',
  overflowY: 'auto',
});

export const list = style({ display: 'flex', flexDirection: 'column' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[2],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: surface.hover,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});

export const art = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const title = style({ ...oneLine, fontWeight: vars.font.weight.medium });

export const note = style({ ...oneLine, color: text.muted, fontSize: vars.font.size.small });

export const keys = style({ '@media': { [media.touch]: { display: 'none' } } });
