import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const column = style({ maxInlineSize: '640px' });

export const playlists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const playlist = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border.quiet}`,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});

const listed = {
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
} as const;

export const points = style({ ...listed, listStyle: 'disc' });
export const steps = style({ ...listed, listStyle: 'decimal' });
