import type { CSSProperties } from 'react';
import { groundColours } from './ground-colours';

export function groundVars(colour: string | undefined): CSSProperties {
  if (!colour) return {};
  const { dark, light } = groundColours(colour);
  return { '--art-dark': dark, '--art-light': light } as CSSProperties;
}
