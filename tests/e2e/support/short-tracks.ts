import { sql } from 'drizzle-orm';
import { openDatabase } from '../../../server/platform/database/open-database.ts';
import { trackTable } from '../../../server/modules/track/track.table.ts';
import type { RealServer } from '../../../scripts/real-server.ts';

/** Sets the length of all demo tracks, while the server is stopped. */
export async function shortenTracks(server: RealServer, seconds: number): Promise<void> {
  await server.stop();
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: server.dataFolder });
  await db.execute(sql`update ${trackTable} set duration = ${seconds}`).finally(close);
  await server.start();
}

/** The public play count. */
export async function countPlays({ origin }: RealServer, trackId: string): Promise<number> {
  const answer = await fetch(`${origin}/api/tracks/${trackId}`);
  const { playCount } = (await answer.json()) as { playCount: number };
  return playCount;
}
