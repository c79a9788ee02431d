import { globalStyle, style } from '@vanilla-extract/css';
import { truncated, vars } from '@/shared/theme';
import { frame } from './DataTable.css';
import { lines, rows } from './widths';

const size = '40px';

export const pictured = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const picture = style({ flexShrink: 0, inlineSize: size });

export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const line = style({
  '@container': { [rows]: { minInlineSize: '96px' }, [lines]: truncated },
});

export const detail = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.label,
  fontWeight: vars.font.weight.regular,
  '@container': { [lines]: truncated },
});

globalStyle(`${line} > button`, {
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  textAlign: 'start',
});

const narrow = (selector: string, look: object) =>
  globalStyle(selector, { '@container': { [lines]: look } });
narrow(`${frame} tr > [data-part="name"]:has(> ${pictured})`, { gridRow: '1 / 3' });
narrow(`${frame} tr:not(:has(> [data-part="fact"])) > [data-part="name"]:has(${detail})`, {
  gridRow: '1 / 3',
});
narrow(`tr:has(> [data-part="fact"]) > th ${words}`, { alignSelf: 'start' });
narrow(`tr:has(> [data-part="fact"]) > th ${detail}`, { display: 'none' });
narrow(`tr:has(> th > ${pictured}) > [data-part="fact"]`, {
  paddingInlineStart: `calc(${size} + ${vars.space[3]})`,
});
