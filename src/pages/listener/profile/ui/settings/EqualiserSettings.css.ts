import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const bands = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(80px, 1fr) max-content',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  fontSize: vars.font.size.small,
});

/** A mark at 0 dB, behind the rail. */
export const band = style({
  background: `linear-gradient(${vars.color.border.strong}, ${vars.color.border.strong}) center / 2px 14px no-repeat`,
});

/** As wide as the widest, so that no slider moves under the finger. */
export const gain = style({ minInlineSize: '6ch', textAlign: 'end' });
