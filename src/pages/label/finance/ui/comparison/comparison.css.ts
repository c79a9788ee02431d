import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const difference = style({
  display: 'inline-grid',
  justifyItems: 'end',
  gap: vars.space[1],
  minInlineSize: '96px',
});

/** Its middle stands for no difference. */
export const track = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '6px',
  borderRadius: vars.radius.full,
  background: `linear-gradient(to right, transparent calc(50% - 1px), ${vars.color.border.strong} calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px)), ${vars.color.surface.overlay}`,
});

const side = style({ position: 'absolute', insetBlock: 0 });

/** Distinguished by side, not by colour alone. */
export const bar = styleVariants({
  more: [
    side,
    {
      insetInlineStart: '50%',
      borderRadius: `0 ${vars.radius.full} ${vars.radius.full} 0`,
      background: vars.color.accent.graphic,
    },
  ],
  less: [
    side,
    {
      insetInlineEnd: '50%',
      borderRadius: `${vars.radius.full} 0 0 ${vars.radius.full}`,
      background: vars.color.text.muted,
    },
  ],
});
