import type { Track } from '@/shared/contract/track.ts';
import { probeAddress } from '../lib/probe-address';
import type { AudioAddresses } from './audio-addresses';

/** Milliseconds. */
const firstRest = 5000;

type Round = { tries: number; notBefore: number; isRefused: boolean };

/**
 * Requests the first byte of a track that restarts from the cache, because the server counts
 * requests (docs/product/plays.md).
 */
export function createRoundReporter({ atHand, ask }: Pick<AudioAddresses, 'atHand' | 'ask'>) {
  let expected: Round | null = null;

  const findAddress = async (track: Track, isRefused: boolean) => {
    const known = isRefused ? null : atHand(track, 0);
    return known ? { address: known } : ask(track);
  };

  const call = async (track: Track, { isRefused }: Round) => {
    const answer = await findAddress(track, isRefused);
    return 'address' in answer ? (await probeAddress(answer.address)).kind : answer.problem.kind;
  };

  return {
    expect: (isRound: boolean) => {
      expected = isRound ? { tries: 0, notBefore: 0, isRefused: false } : null;
    },
    report: async (track: Track): Promise<void> => {
      const round = expected;
      if (round === null || Date.now() < round.notBefore) return;
      round.notBefore = Infinity;
      const answer = await call(track, round);
      if (expected !== round) return;
      if (answer === 'sounding') expected = null;
      else {
        round.notBefore = Date.now() + firstRest * 2 ** round.tries;
        round.tries += 1;
        round.isRefused = answer === 'refused';
      }
    },
  };
}
