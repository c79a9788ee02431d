import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@/shared/theme';

const { surface, text, accent } = vars.color;

export const coloured = styleVariants({
  ground: { color: surface.ground },
  raised: { color: surface.raised },
  text: { color: text.primary },
  muted: { color: text.muted },
  accent: { color: accent.solid },
});
