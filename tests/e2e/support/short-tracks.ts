import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { trackTable } from '../../../server/modules/catalogue/track/track.table.ts';
import type { RealServer } from '../../../scripts/real-server.ts';

/** Sets the length of all demo tracks, while the server is stopped. */
export async function shortenTracks(server: RealServer, seconds: number): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: server.dataFolder });
  await db.execute(sql`update ${trackTable} set duration = ${seconds}`).finally(close);
  await server.start();
}

type Answering = Pick<RealServer, 'origin'>;

type Listened = {
  token: string;
  /** ISO; only plays since then. */
  since: string;
};

async function readHistory({ origin }: Answering, { token, since }: Listened) {
  const answer = await fetch(`${origin}/api/user/history?${new URLSearchParams({ from: since })}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { tracks } = (await answer.json()) as { tracks: { id: string; title: string }[] };
  return tracks;
}

/** In the listener's own history, which has a play at once. */
export async function countPlays(
  server: Answering,
  { trackId, ...listened }: Listened & { trackId: string },
): Promise<number> {
  const tracks = await readHistory(server, listened);
  return tracks.filter(({ id }) => id === trackId).length;
}

/** The title of each play, in order of the alphabet. */
export async function readHeard(server: Answering, listened: Listened): Promise<string[]> {
  const tracks = await readHistory(server, listened);
  return tracks.map(({ title }) => title).toSorted();
}

/** The public play count, up to a minute behind. */
export async function readPlayCount({ origin }: Answering, trackId: string): Promise<number> {
  const answer = await fetch(`${origin}/api/tracks/${trackId}`);
  const { playCount } = (await answer.json()) as { playCount: number };
  return playCount;
}
