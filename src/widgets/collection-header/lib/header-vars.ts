import type { CSSProperties } from 'react';
import { groundColours } from './ground-colours';
import { titleMeasures } from './title-measures';

/** What the styles of a header know of its title and of the colour of its art, `#rrggbb`. */
export function headerVars(title: string, colour?: string): CSSProperties {
  const { length, longestWord } = titleMeasures(title);
  const ground = colour && groundColours(colour);
  return {
    '--title-length': length,
    '--longest-word': longestWord,
    ...(ground && { '--header-dark': ground.dark, '--header-light': ground.light }),
  } as CSSProperties;
}
