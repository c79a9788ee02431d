import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css';

const { color, font, radius, space } = vars;

const layout = defineProperties({
  properties: {
    gap: space,
    padding: space,
    paddingInline: space,
    paddingBlock: space,
    borderRadius: radius,
  },
  shorthands: { p: ['padding'], px: ['paddingInline'], py: ['paddingBlock'] },
});

const ink = defineProperties({
  properties: {
    color: { primary: color.text.primary, muted: color.text.muted, accent: color.accent.text },
    background: {
      ground: color.surface.ground,
      raised: color.surface.raised,
      overlay: color.surface.overlay,
    },
    fontSize: font.size,
    fontWeight: font.weight,
  },
});

/** Utility classes that admit tokens only. Call them in `.css.ts` files: there they cost no script. */
export const sprinkles = createSprinkles(layout, ink);
