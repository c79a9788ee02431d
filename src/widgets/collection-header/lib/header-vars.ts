import type { CSSProperties } from 'react';
import { groundColours } from './ground-colours';
import { titleMeasures } from './title-measures';

/** The ground that is made of a colour, `#rrggbb`, in each theme; `tinted` in the styles chooses. */
export function groundVars(colour: string | undefined): CSSProperties {
  if (!colour) return {};
  const { dark, light } = groundColours(colour);
  return { '--header-dark': dark, '--header-light': light } as CSSProperties;
}

/** What the styles of a header know of its title and of the colour of its art, `#rrggbb`. */
export function headerVars(title: string, colour?: string): CSSProperties {
  const { length, longestWord } = titleMeasures(title);
  return {
    '--title-length': length,
    '--longest-word': longestWord,
    ...groundVars(colour),
  } as CSSProperties;
}
