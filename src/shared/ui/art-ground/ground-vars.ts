import type { CSSProperties } from 'react';
import { groundColours } from './ground-colours';

/** Sets the ground of a colour, `#rrggbb`, for each theme; `tinted` selects one. */
export function groundVars(colour: string | undefined): CSSProperties {
  if (!colour) return {};
  const { dark, light } = groundColours(colour);
  return { '--art-dark': dark, '--art-light': light } as CSSProperties;
}
