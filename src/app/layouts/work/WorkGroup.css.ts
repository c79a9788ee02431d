import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const work = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
});

export const fold = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  selectors: {
    '&:hover': { color: vars.color.text.primary, background: vars.color.surface.hover },
    // The scrolling sidebar would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const icon = style({ flexShrink: 0 });

export const name = style({ flex: 1, minInlineSize: 0 });

export const arrow = style({
  flexShrink: 0,
  transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[data-open] &': { rotate: '180deg' } },
});

export const links = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
  selectors: { '&[hidden]': { display: 'none' } },
});

globalStyle(`${links} [role="group"]`, { gap: '2px' });

globalStyle(`${links} a`, {
  minBlockSize: '36px',
  '@media': { [media.touch]: { minBlockSize: vars.size.touch } },
});

const unfolded = `nav:has(> ${work}[data-open])`;

globalStyle(unfolded, {
  display: 'grid',
  // Four in a sidebar, one in a rail.
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(36px, 20%), 1fr))',
});
globalStyle(`${unfolded} > ${work}`, { gridColumn: '1 / -1' });
globalStyle(`${unfolded} > a`, { justifyContent: 'center', paddingInline: 0 });
globalStyle(`${unfolded} > a > span`, {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
