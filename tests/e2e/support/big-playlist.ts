import { execFileSync } from 'node:child_process';
import { demoEmail } from './accounts.ts';
import type { RealServer } from '../../../scripts/real-server.ts';

/** Adds a playlist to the demo listener while the server is stopped; returns its path. */
export async function addPlaylistOf(server: RealServer, tracks: number): Promise<string> {
  await server.stop();
  const path = addPlaylistTo(server.dataFolder, tracks);
  await server.start();
  return path;
}

/** Before a server starts on the folder. */
export function addPlaylistTo(dataFolder: string, tracks: number): string {
  const printed = execFileSync(
    process.execPath,
    ['scripts/add-big-playlist.ts', `${tracks}`, demoEmail('user')],
    { env: { ...process.env, TONADA_DATA_DIR: dataFolder }, encoding: 'utf8' },
  );
  const path = /\/playlist\/\S+/.exec(printed)?.[0];
  if (!path) throw new Error(`No playlist was made.\n${printed}`);
  return path;
}
