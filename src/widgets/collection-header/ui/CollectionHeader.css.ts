import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, truncated, vars } from '@/shared/theme';
import { artGround, tinted } from '@/shared/ui/art-ground';

/** In characters. */
const titleLength = 'var(--title-length)';
const longestWord = 'var(--longest-word)';

const above = '240px';

export const header = style([tinted, { position: 'relative', containerType: 'inline-size' }]);

export const light = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(-1 * ${above})`,
  insetBlockEnd: `calc(-1 * ${vars.space[16]})`,
  // As wide as the window; the page's column clips it.
  insetInline: 'calc(50% - 50vw)',
  overflow: 'hidden',
  pointerEvents: 'none',
  background: `linear-gradient(${artGround} ${above}, color-mix(in srgb, ${artGround} 72%, ${vars.color.surface.ground}) calc(50% + ${above} / 2), ${vars.color.surface.ground})`,
});

const lightening = {
  mixBlendMode: 'screen',
  filter: 'blur(24px) saturate(1.5) brightness(0.7)',
} as const;

/** Text must be readable over any picture. */
export const backdrop = style({
  position: 'absolute',
  inset: `calc(-1 * ${vars.space[8]})`,
  mixBlendMode: 'multiply',
  filter: 'blur(24px) saturate(1.4) brightness(1.6)',
  maskImage: 'linear-gradient(#000 45%, transparent 92%)',
  selectors: { '[data-theme="light"] &': lightening },
  '@media': {
    [media.light]: { selectors: { ':root:not([data-theme]) &': lightening } },
  },
});

globalStyle(`${backdrop} > span`, { blockSize: '100%', aspectRatio: 'auto', borderRadius: 0 });

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[5],
  '@container': {
    '(min-width: 560px)': { flexDirection: 'row', alignItems: 'flex-end', gap: vars.space[6] },
    '(min-width: 960px)': { gap: vars.space[8] },
  },
});

export const art = style({
  flexShrink: 0,
  alignSelf: 'center',
  inlineSize: 'clamp(160px, 62cqi, 280px)',
  '@container': {
    '(min-width: 560px)': { alignSelf: 'auto', inlineSize: 'clamp(176px, 22cqi, 264px)' },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minInlineSize: 0,
  flex: 1,
  containerType: 'inline-size',
  '@container': { '(max-width: 559.98px)': { flex: 'none', inlineSize: '100%' } },
});

/** Three lines at a character width of 0.55 of the size. */
export const title = style({
  fontSize: `clamp(1.375rem, min(440cqi / ${titleLength}, 140cqi / ${longestWord}, 15cqi), 5.25rem)`,
  fontWeight: vars.font.weight.heavy,
  lineHeight: 1.02,
  letterSpacing: vars.font.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  paddingBlock: '0.04em',
});

export const kind = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.space[6],
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.strong,
});

export const description = style({
  maxInlineSize: vars.size.reading,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  clipPath: 'inset(-4px -4px -4px -4px)',
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
});

globalStyle(`${facts} > *`, { position: 'relative' });
globalStyle(`${facts} > * + *::before`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineEnd: '100%',
  inlineSize: vars.space[4],
  textAlign: 'center',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '56px',
  marginBlockStart: vars.space[6],
});

const appearing = keyframes({ from: { opacity: 0 } });

export const head = style([
  tinted,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    animation: `${appearing} ${vars.motion.base} ${vars.motion.ease}`,
    '@media': { [media.medium]: { padding: 0 } },
    '::before': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background: `color-mix(in srgb, ${artGround} 60%, ${vars.color.surface.ground})`,
    },
  },
]);

export const headTitle = style({
  ...truncated,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.heavy,
  letterSpacing: vars.font.tracking.snug,
});
