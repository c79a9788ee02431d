import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';
import { captionTitle, card, panel } from '../foundations/specimen.css';

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

export const heading = style([
  captionTitle,
  { color: color.text.primary, fontFamily: font.family },
]);

export const loneHeading = style([heading, { paddingBlockStart: space[6] }]);

export const subheading = style({ fontSize: font.size.body, fontWeight: font.weight.heavy });

export const use = style({ fontSize: font.size.lead, maxInlineSize: '64ch' });

export const advice = styleVariants(
  { do: color.status.success.text, dont: color.status.danger.text },
  (borderBlockStartColor) => [card, { borderBlockStartColor, borderBlockStartWidth: '4px' }],
);

export const lines = style({ fontSize: font.size.small });

export const picture = style([panel, { marginBlock: `${space[2]} ${space[3]}` }]);

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

export const fault = style({ color: color.status.danger.text });

export const props = style({ paddingBlockStart: space[2] });

// Storybook gives the names a quarter of the table, so descriptions wrap.
const inPropsTable = `${props} table.docblock-argstable.docblock-argstable`;
for (const [index, inlineSize] of ['18%', '44%', '13%', '25%'].entries())
  globalStyle(`${inPropsTable} :is(th, td):nth-of-type(${index + 1})`, { inlineSize });
