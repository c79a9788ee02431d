import type { CSSProperties } from 'react';
import { groundVars } from '@/shared/ui/art-ground';

/** Measured in characters. */
function titleMeasures(title: string): { length: number; longestWord: number } {
  const lengths = title.split(/\s+/).map((word) => [...word].length);
  return { length: Math.max(1, [...title].length), longestWord: Math.max(1, ...lengths) };
}

export function headerVars(title: string, colour?: string): CSSProperties {
  const { length, longestWord } = titleMeasures(title);
  return {
    '--title-length': length,
    '--longest-word': longestWord,
    ...groundVars(colour),
  } as CSSProperties;
}
