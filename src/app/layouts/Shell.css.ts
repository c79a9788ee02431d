import { type CSSProperties, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@/shared/theme';

/** `not` negates the whole query. */
const lowAndNarrow = `(max-width: 639.98px) and ${media.low}`;

const dockHeight = `calc(${vars.size.playerBar} + 0px)`;

/** At least as wide as its head in large letters. */
const expanded = `max(var(--sidebar-width, ${vars.size.sidebar}), 12rem)`;

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  '@media': {
    [media.medium]: {
      display: 'grid',
      gridTemplateColumns: `${vars.size.sidebarNarrow} minmax(0, 1fr)`,
      gridTemplateRows: '1fr auto',
      selectors: {
        '&[data-sidebar="expanded"]': {
          gridTemplateColumns: `${expanded} minmax(0, 1fr)`,
        },
      },
    },
    [media.wide]: {
      selectors: {
        '&[data-sidebar="auto"]': {
          gridTemplateColumns: `${expanded} minmax(0, 1fr)`,
        },
      },
    },
  },
});

export const aside = style({
  '@media': {
    [media.medium]: {
      position: 'sticky',
      insetBlockStart: 0,
      blockSize: `calc(100dvh - ${dockHeight})`,
      minInlineSize: 0,
      borderInlineEnd: `1px solid ${vars.color.border.quiet}`,
    },
  },
});

// The words stay readable for screen readers.
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  padding: 0,
  border: 0,
  whiteSpace: 'nowrap',
} as const;

/** In the sidebar of icons. */
function inRail(part: string, rule: CSSProperties) {
  globalStyle(`${shell}[data-sidebar="collapsed"] ${part}`, rule);
  globalStyle(`${shell}[data-sidebar="auto"] ${part}`, {
    '@media': { '(min-width: 640px) and (max-width: 1023.98px)': rule },
  });
}

inRail('a [data-sidebar-label]', hidden);
inRail(':not(a *)[data-sidebar-label]', { display: 'none' });
inRail(':is([data-sidebar-scroller] :is(a, button), [data-sidebar-row]:not(main *))', {
  justifyContent: 'center',
  paddingInline: 0,
});

// A scrollbar would take a third of the width; the end fades instead.
const withoutBar = {
  scrollbarWidth: 'none',
  paddingBlockEnd: vars.space[6],
  maskImage: `linear-gradient(#000 calc(100% - ${vars.space[6]}), transparent)`,
} as const;

inRail('[data-sidebar-scroller]', withoutBar);

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowX: 'clip',
  paddingInlineEnd: 'var(--side-panel, 0px)',
});

const covering = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  // The bar is clear over a header's light until the page scrolls.
  '::before': {
    content: '',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.color.surface.ground,
  },
  '@supports': {
    '(animation-timeline: scroll())': {
      '::before': {
        // A page too short to scroll stays clear.
        opacity: 0,
        animation: `${covering} linear both`,
        animationTimeline: 'scroll(root)',
        animationRange: `0 ${vars.space[4]}`,
      },
    },
  },
  '@media': { [media.low]: { position: 'static' } },
});

export const main = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  vars: { '--page-edge-block': vars.space[4], '--page-edge': vars.space[4] },
  padding: 'var(--page-edge-block) var(--page-edge)',
  paddingBlockEnd: vars.space[10],
  ':focus': { outline: 'none' },
  '@media': {
    [media.medium]: { vars: { '--page-edge': vars.space[6] }, paddingBlockEnd: vars.space[12] },
  },
});

export const dock = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  gridColumn: '1 / -1',
  '@media': {
    // The player sticks; the navigation stands at the page's end.
    [lowAndNarrow]: {
      insetBlockEnd: `calc(-1 * ${vars.size.bottomNavigation})`,
    },
  },
});

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.menu,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.medium,
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
  fontWeight: vars.font.weight.strong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

// Toasts and focused elements stay clear of the docked bars.
globalStyle(':root', {
  scrollPaddingBlock: `var(--head-height) calc(var(--bars-height) + ${vars.space[2]})`,
  vars: {
    '--bars-height': `calc(${vars.size.miniPlayer} + ${vars.size.bottomNavigation} + var(--offline-line, 0px))`,
    // With the strip of a long page's title, or an office's head.
    '--head-height': `calc(${vars.size.topBar} + var(--office-head, 52px))`,
  },
  '@media': {
    [media.medium]: {
      vars: {
        '--bars-height': `calc(${vars.size.playerBar} + var(--offline-line, 0px))`,
        '--head-height': `calc(${vars.size.topBar} + var(--office-head, 0px))`,
      },
    },
    [media.low]: { vars: { '--head-height': '0px' } },
    [lowAndNarrow]: {
      vars: { '--bars-height': `calc(${vars.size.miniPlayer} + var(--offline-line, 0px))` },
    },
  },
});

for (const part of [aside, header, dock, skip]) {
  globalStyle(part, { '@media': { print: { display: 'none !important' } } });
}
globalStyle(`${shell}, ${column}`, {
  '@media': { print: { display: 'block !important', padding: '0 !important' } },
});
globalStyle(main, { '@media': { print: { padding: '0 !important' } } });
