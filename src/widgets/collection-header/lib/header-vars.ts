import type { CSSProperties } from 'react';
import { groundVars } from '@/shared/ui/art-ground';
import { titleMeasures } from './title-measures';

export function headerVars(title: string, colour?: string): CSSProperties {
  const { length, longestWord } = titleMeasures(title);
  return {
    '--title-length': length,
    '--longest-word': longestWord,
    ...groundVars(colour),
  } as CSSProperties;
}
