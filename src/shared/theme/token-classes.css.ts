import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css';

const { color, font, space } = vars;

export const gapClass = styleVariants(space, (gap) => ({ gap }));
export const sizeClass = styleVariants(font.size, (fontSize) => ({ fontSize }));
export const weightClass = styleVariants(font.weight, (fontWeight) => ({ fontWeight }));

export const inkClass = styleVariants({
  primary: { color: color.text.primary },
  muted: { color: color.text.muted },
  accent: { color: color.accent.text },
  danger: { color: color.status.danger.text },
  onArt: { color: color.text.onArt },
});
