import { expect, it } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { inventCredits } from './invent-credits.ts';

// Proves demo-music: Credits
it('gives every song of the sample a writer and a producer', () => {
  for (const { credits } of catalogue.tracks) {
    expect(credits.writers.length).toBeGreaterThan(0);
    expect(credits.producers.length).toBeGreaterThan(0);
  }
});

it('invents the same people for a song each time, and one producer for an album', () => {
  const first = inventCredits('Nora', 'nora_luna', 'trk_1');
  expect(inventCredits('Nora', 'nora_luna', 'trk_1')).toEqual(first);
  expect(inventCredits('Nora', 'nora_luna', 'trk_2').producers).toEqual(first.producers);
});
