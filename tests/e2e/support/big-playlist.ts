import { execFileSync } from 'node:child_process';
import { demoEmail } from './accounts.ts';
import type { RealServer } from '../../../scripts/real-server.ts';

/** Adds a playlist to the demo listener while the server is stopped; returns its path. */
export async function addPlaylistOf(server: RealServer, tracks: number): Promise<string> {
  await server.stop();
  const printed = execFileSync(
    process.execPath,
    ['scripts/add-big-playlist.ts', `${tracks}`, demoEmail('user')],
    { env: { ...process.env, TONADA_DATA_DIR: server.dataFolder }, encoding: 'utf8' },
  );
  await server.start();
  const path = /\/playlist\/\S+/.exec(printed)?.[0];
  if (!path) throw new Error(`No playlist was made.\n${printed}`);
  return path;
}
