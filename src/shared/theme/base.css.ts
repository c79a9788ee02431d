import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { media } from './media';
import './themes.css';
import './forced-colours.css';
import './print.css';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box', margin: 0, padding: 0 });

globalStyle('html', {
  background: vars.color.surface.ground,
  color: vars.color.text.primary,
  fontFamily: vars.font.family,
  lineHeight: vars.font.line.normal,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  WebkitTapHighlightColor: 'transparent',
  scrollbarColor: `${vars.color.border.strong} transparent`,
  accentColor: vars.color.accent.graphic,
  // Centred content must not jump with the scrollbar.
  scrollbarGutter: 'stable',
});

globalStyle('body', {
  minBlockSize: '100dvh',
  background: vars.color.surface.ground,
  fontSize: vars.font.size.body,
  isolation: 'isolate',
});

globalStyle('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
globalStyle('h1, h2, h3, p, dd, li, figcaption', { overflowWrap: 'break-word' });
// Directional marks must not affect neighbours.
globalStyle('a, b, button, em, label, output, q, small, span, strong', { unicodeBidi: 'isolate' });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg, video', { display: 'block', maxInlineSize: '100%' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
// Below 16 px iOS zooms the page on typing.
globalStyle('input, select, textarea', {
  '@media': { [media.touch]: { fontSize: 'max(16px, 1em)' } },
});
globalStyle('button', {
  background: 'none',
  border: 'none',
  cursor: 'pointer',
  textAlign: 'inherit',
});
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('fieldset', { border: 'none', minInlineSize: 0 });
globalStyle('table', { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle('th', { fontWeight: 'inherit', textAlign: 'start' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('::selection', {
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
});

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
