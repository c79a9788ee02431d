import { style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

export const handle = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '-4px',
      inlineSize: '8px',
      zIndex: vars.layer.content,
      cursor: 'col-resize',
      touchAction: 'none',
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: '3px',
          inlineSize: '2px',
          background: vars.color.accent.graphic,
          opacity: 0,
          transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
        },
        '&:hover::after, &:focus-visible::after': { opacity: 1 },
      },
    },
  },
});
