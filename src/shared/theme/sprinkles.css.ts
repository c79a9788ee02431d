import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css';

const { color, font, space } = vars;

const flow = defineProperties({
  properties: { gap: space, padding: space, paddingInline: space, paddingBlock: space },
});

const ink = defineProperties({
  properties: {
    color: {
      primary: color.text.primary,
      muted: color.text.muted,
      accent: color.accent.text,
      danger: color.status.danger.text,
      onArt: color.text.onArt,
    },
    fontSize: font.size,
    fontWeight: font.weight,
  },
});

/** Only in `.css.ts` files, where they cost no script. */
export const sprinkles = createSprinkles(flow, ink);
