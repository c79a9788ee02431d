// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mostGain } from '@/entities/playback';
import { bands } from '@/shared/lib/audio';
import { equaliserPresets, findPreset, presetNames } from './equaliser-presets';

it.each(presetNames)('%s moves every band within its range, as no other does', (name) => {
  const gains = equaliserPresets[name];
  expect(gains).toHaveLength(bands.length);
  expect(Math.max(...gains.map(Math.abs))).toBeLessThanOrEqual(mostGain);
  expect(findPreset(gains)).toBe(name);
});

it('is none once a band was moved', () => {
  expect(findPreset([6, 4, 1, 0, 0, -1])).toBeNull();
});
