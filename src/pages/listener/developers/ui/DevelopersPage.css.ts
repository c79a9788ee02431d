import { style } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

export const reading = style({ maxInlineSize: vars.size.reading });

export const address = style({ overflowWrap: 'anywhere' });
