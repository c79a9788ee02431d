import type { Db } from '../platform/database/db.ts';
import { recordPlay } from '../modules/listening/play/play.repository.ts';

type Plays = {
  listenerId: string;
  trackId: string;
  /** When the first counts. */
  from: string;
  times: number;
  /** Seconds from one to the next. */
  apart?: number;
  networkMark?: string;
};

/** Adds plays one after another, as if they had been counted then. */
export async function addPlays(db: Db, plays: Plays): Promise<void> {
  const { listenerId, trackId, from, times, apart = 180, networkMark } = plays;
  for (let play = 0; play < times; play += 1) {
    const playedAt = new Date(Date.parse(from) + play * apart * 1000);
    await recordPlay(db, { listenerId, trackId, playedAt, networkMark });
  }
}
