import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, touchTarget, vars } from '@/shared/theme';

const { accent, border, status, surface, text } = vars.color;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const hovered = (rules: Record<string, string>) => ({
  selectors: { '&:not([aria-disabled="true"], :disabled):hover': rules },
});

const onFill = { '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } } } as const;

// No recipe, whose runtime the first visit would load.
export const button = style({
  ...touchTarget,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}, transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:active': { transform: 'scale(0.98)' },
    '&:disabled, &[aria-disabled="true"]': {
      cursor: 'not-allowed',
      opacity: vars.opacity.disabled,
    },
    '&[data-pending]': { opacity: 1, cursor: 'progress' },
    '&[data-pending]::after': {
      content: '',
      inlineSize: '1em',
      blockSize: '1em',
      border: '2px solid',
      borderInlineEndColor: 'transparent',
      borderRadius: vars.radius.full,
      animation: `${turn} 0.9s linear infinite`,
    },
  },
  '@media': {
    ...touchTarget['@media'],
    [media.reducedMotion]: {
      selectors: { '&[data-pending]::after': { animationDuration: '4s' } },
    },
  },
});

export const variant = styleVariants({
  solid: {
    background: accent.solid,
    color: accent.onSolid,
    ...onFill,
    ...hovered({ background: accent.strong }),
  },
  soft: {
    background: surface.overlay,
    borderColor: border.quiet,
    color: text.primary,
    ...hovered({ background: surface.selected }),
  },
  outline: {
    borderColor: border.strong,
    color: text.primary,
    ...hovered({ borderColor: text.primary, background: surface.hover }),
  },
  ghost: { color: text.primary, ...hovered({ background: surface.hover }) },
  danger: {
    background: status.danger.solid,
    color: status.danger.onSolid,
    ...onFill,
    ...hovered({ borderColor: status.danger.text }),
  },
});

export const size = styleVariants({
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    fontSize: vars.font.size.label,
  },
  medium: {
    minBlockSize: vars.size.control,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[5],
    fontSize: vars.font.size.small,
  },
  large: {
    minBlockSize: vars.size.controlLarge,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[8],
    fontSize: vars.font.size.body,
  },
});

export const isWide = style({ inlineSize: '100%' });
