import { style, styleVariants } from '@vanilla-extract/css';
import { touchTarget, vars } from '@/shared/theme';

const { accent, border, surface, text } = vars.color;

export const tabs = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[6],
  minInlineSize: 0,
});

export const list = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

export const listLooks = styleVariants({
  line: {
    gap: vars.space[4],
    marginInlineStart: `calc(-1 * ${vars.space[1]})`,
    boxShadow: `inset 0 -5px 0 -4px ${border.quiet}`,
  },
  pill: { gap: vars.space[2] },
});

export const tab = style({
  ...touchTarget,
  flexShrink: 0,
  minBlockSize: vars.size.control,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
  transition: `color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:hover': { color: text.primary },
    '&[data-state="active"]': { color: text.primary },
  },
});

export const tabLooks = styleVariants({
  line: {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[1],
    fontSize: vars.font.size.lead,
    borderBlockEnd: '3px solid transparent',
    selectors: { '&[data-state="active"]': { borderBlockEndColor: accent.graphic } },
  },
  pill: {
    paddingInline: vars.space[4],
    border: `1px solid ${border.quiet}`,
    borderRadius: vars.radius.full,
    fontSize: vars.font.size.small,
    selectors: {
      '&:hover': { background: surface.hover },
      '&[data-state="active"]': {
        borderColor: text.primary,
        background: text.primary,
        color: surface.ground,
        forcedColorAdjust: 'none',
      },
    },
  },
});

export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  selectors: { '&[data-state="inactive"]': { display: 'none' } },
});
