import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

/** Where queue and item have room beside each other; below it the item opens in a drawer. */
export const besideQuery = '(min-width: 1200px) and (min-height: 480px)';

const top = `calc(${vars.size.topBar} + var(--office-head, 0px) + ${vars.space[4]})`;
const inset = vars.space[5];
const edge = `1px solid ${vars.color.border.quiet}`;

/** Scrolls by itself, so that the queue stays where it is. */
export const panel = style({
  vars: { '--table-ground': vars.color.surface.raised },
  position: 'sticky',
  insetBlock: `${top} auto`,
  insetInline: 'auto',
  inlineSize: '100%',
  margin: 0,
  padding: 0,
  color: 'inherit',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxBlockSize: `calc(100dvh - ${top} - ${vars.size.playerBar} - ${vars.space[6]})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: edge,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const head = style({
  position: 'sticky',
  zIndex: vars.layer.bar,
  insetBlockStart: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: inset,
  borderBlockEnd: edge,
  background: vars.color.surface.raised,
  overflowWrap: 'anywhere',
});

export const body = style({ paddingBlock: vars.space[5], paddingInline: inset });

export const foot = style({
  position: 'sticky',
  zIndex: vars.layer.bar,
  insetBlockEnd: 0,
  paddingBlock: vars.space[3],
  paddingInline: inset,
  borderBlockStart: edge,
  background: vars.color.surface.raised,
});
