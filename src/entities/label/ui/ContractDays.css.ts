import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const days = style({ maxInlineSize: '45rem', inlineSize: '100%' });

export const ends = style({ columnGap: vars.space[4] });
