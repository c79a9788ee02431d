import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

const { color, font, radius, space } = vars;

export const place = style({
  fontFamily: font.family,
  fontSize: font.size.label,
  color: color.text.muted,
});

export const part = style({
  display: 'grid',
  gap: space[4],
  paddingBlock: `${space[8]} ${space[2]}`,
  color: color.text.primary,
  fontFamily: font.family,
  fontSize: font.size.body,
  lineHeight: font.line.normal,
});

export const heading = style({
  color: color.text.primary,
  fontFamily: font.family,
  fontSize: font.size.title,
  fontWeight: font.weight.heavy,
  letterSpacing: font.tracking.snug,
});

export const loneHeading = style([heading, { paddingBlockStart: space[6] }]);

export const subheading = style({ fontSize: font.size.body, fontWeight: font.weight.heavy });

export const use = style({ fontSize: font.size.lead, maxInlineSize: '64ch' });

export const columns = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const side = {
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surface.raised,
  border: `1px solid ${color.border.quiet}`,
  borderBlockStartWidth: '4px',
} as const;

export const advice = styleVariants({
  do: { ...side, borderBlockStartColor: color.status.success.text },
  dont: { ...side, borderBlockStartColor: color.status.danger.text },
});

export const lines = style({ display: 'grid', gap: space[2], fontSize: font.size.small });

export const picture = style({
  marginBlock: `${space[2]} ${space[3]}`,
  padding: space[4],
  borderRadius: radius.medium,
  background: color.surface.ground,
  border: `1px solid ${color.border.quiet}`,
});

export const keys = style({ whiteSpace: 'nowrap' });

export const key = style({
  display: 'inline-block',
  paddingInline: space[2],
  marginInlineEnd: space[1],
  borderRadius: radius.small,
  border: `1px solid ${color.border.strong}`,
  fontFamily: font.family,
  fontSize: font.size.label,
  background: color.surface.overlay,
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[4]}` });

export const fault = style({ color: color.status.danger.text });

export const props = style({ paddingBlockStart: space[2] });

// Storybook gives a quarter of the table to the names alone, and words and types wrap for want of room.
const inPropsTable = `${props} table.docblock-argstable.docblock-argstable`;
for (const [index, inlineSize] of ['18%', '44%', '13%', '25%'].entries())
  globalStyle(`${inPropsTable} :is(th, td):nth-of-type(${index + 1})`, { inlineSize });
