import { describe, expect, it } from 'vitest';
import { darkPalette } from './palette-dark';
import { lightPalette } from './palette-light';
import { contrastPairs, measurePair } from './testing/contrast-pairs';

describe.each([
  ['dark', darkPalette],
  ['light', lightPalette],
] as const)('the %s theme', (_name, palette) => {
  // Proves look: Every ink reads on every ground
  it.each(contrastPairs(palette))('reads at $least:1: $ink on $ground', (pair) => {
    expect(measurePair(pair).ratio).toBeGreaterThanOrEqual(pair.least);
  });
});
