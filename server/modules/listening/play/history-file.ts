import type { CsvRow } from '../../../../src/shared/files/csv-line.ts';
import { pageLimits } from '#contract/limits.ts';
import { cutPart } from '../../../platform/cursor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { say, sentences } from '../../../platform/sentences.ts';
import { findHistory } from './history.repository.ts';

type Play = Awaited<ReturnType<typeof findHistory>>[number];

async function* readHistory(db: Db, listener: string): AsyncGenerator<Play> {
  const limit = pageLimits.tracksMax;
  let cursor: string | undefined;
  do {
    const question = { cursor, limit: limit + 1 };
    const found = await findHistory(db, listener, question);
    const { rows, nextCursor } = cutHistory(found, limit);
    yield* rows;
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
}

export const cutHistory = (found: readonly Play[], limit: number) =>
  cutPart(found, limit, ({ addedAt, entryId }) => ({ order: addedAt.getTime(), id: entryId }));

type Reader = { id: string; language: string };

export async function* toHistoryRows(db: Db, reader: Reader): AsyncGenerator<CsvRow> {
  const { playedAt, title, artist, album, seconds } = sentences.history;
  yield [playedAt, title, artist, album, seconds].map((head) => say(head, reader.language).text);
  for await (const play of readHistory(db, reader.id)) {
    yield [play.addedAt, play.title, play.artistName, play.albumTitle, play.duration];
  }
}

/**
 * Listens as ListenBrainz imports them. Source: its JSON documentation.
 *
 * @param origin of the tracks' addresses, by which a file is found again here
 */
export async function* toListens(db: Db, listener: string, origin: string): AsyncGenerator<string> {
  let separator = '[';
  for await (const play of readHistory(db, listener)) {
    const listen = {
      listened_at: Math.floor(play.addedAt.getTime() / 1000),
      track_metadata: {
        artist_name: play.artistName,
        track_name: play.title,
        release_name: play.albumTitle,
        additional_info: {
          duration: play.duration,
          origin_url: `${origin}/track/${play.id}`,
        },
      },
    };
    yield `${separator}\n${JSON.stringify(listen)}`;
    separator = ',';
  }
  yield separator === '[' ? '[]\n' : '\n]\n';
}
