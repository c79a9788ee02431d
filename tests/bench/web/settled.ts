import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const pause = 15_000;
const atMost = 24;

/**
 * Waits until a fresh server has prepared its music and art: nothing new has come into its data
 * folder for 15 seconds, after six minutes at the latest. What it prepares in the background takes a
 * whole core, which is not what a visit to a running product meets.
 */
export async function settled(dataFolder: string): Promise<void> {
  const count = async () => {
    const folders = ['audio', 'images'].map((name) => join(dataFolder, name));
    const lists = await Promise.all(
      folders.map((folder) => readdir(folder, { recursive: true }).catch(() => [])),
    );
    return lists.flat().length;
  };
  let known = -1;
  for (let turn = 0; turn < atMost; turn += 1) {
    const now = await count();
    if (now === known) return;
    known = now;
    await delay(pause);
  }
}
