import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const buttons = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });

export const failure = style({
  color: vars.color.status.danger.text,
  fontSize: vars.font.size.small,
  ':empty': { display: 'none' },
});
