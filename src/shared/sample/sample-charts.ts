import type { Chart } from '../contract/chart.ts';
import { chartIds } from '../contract/codes.ts';
import { catalogue } from './catalogue.ts';
import { trackAnswer } from './contract-shapes.ts';
import { seeded } from './seeded.ts';

const length = 50;

/** Each chart has its own order. Throws for an unknown id. */
export function sampleChart(requested: string): Chart {
  const id = chartIds.find((each) => each === requested);
  if (id === undefined) throw new Error(`The sample has no chart ${requested}.`);
  const ranked = catalogue.tracks
    .map((track) => ({
      id: track.id,
      plays: Math.round(track.plays * (0.002 + 0.004 * seeded(`${id} plays ${track.id}`))),
      before: seeded(`${id} played ${track.id}`),
    }))
    .toSorted((one, other) => other.plays - one.plays)
    .slice(0, length);
  return {
    id,
    tracks: ranked.map(({ id: trackId, plays, before }, index) => ({
      ...trackAnswer(trackId),
      playCount: plays,
      previousRank:
        id === 'viral' || before < 0.06 ? null : Math.max(1, index - 4 + Math.round(before * 9)),
    })),
  };
}
