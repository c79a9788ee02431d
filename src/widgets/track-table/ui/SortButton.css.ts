import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { fitsAlbum } from './TrackTable.css';

export const button = style({
  // In narrow tables the head is for screen readers alone.
  display: 'none',
  '@container': { [fitsAlbum]: { display: 'inline-flex' } },
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  borderRadius: vars.radius.small,
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
    '&[aria-pressed="true"]': {
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.strong,
    },
    '& + &': { marginInlineStart: vars.space[3] },
  },
});

globalStyle(`${button} > svg`, { flexShrink: 0 });
