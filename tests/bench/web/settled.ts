import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const pause = 15_000;
const atMost = 24;

/**
 * Waits until a fresh server has prepared its music and art: 15 s without a new file, at most six
 * minutes. Preparing takes a whole core, which a visit to a running product does not meet.
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
