import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { accent, border, role, text } = vars.color;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: vars.space[2],
  minBlockSize: vars.space[6],
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.caption,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.line.snug,
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColours]: { outline: '1px solid GrayText', outlineOffset: '-1px' },
  },
});

export const tone = styleVariants(
  {
    ...role,
    accent,
    neutral: { text: text.muted, soft: border.quiet },
  },
  (colours) => ({
    color: colours.text,
    background: colours.soft,
    '@media': { [media.forcedColours]: { background: 'Canvas' } },
  }),
);
