import { statfs } from 'node:fs/promises';
import type { Config } from './config.ts';
import { problem } from './problems.ts';
import { sentences } from './sentences.ts';

export type Disk = {
  hasRoom: (bytes?: number) => Promise<boolean>;
  /** @throws {Problem} 507 below the database's reserve. */
  requireRoom: (bytes?: number) => Promise<void>;
  /** False when the database may fail at any moment. */
  hasSpare: () => Promise<boolean>;
  /** @throws {Error} without spare room. */
  requireSpare: () => Promise<void>;
};

const spare = 1 / 16;

/** Below the floor (`TONADA_DISK_FLOOR`) only the database may write. */
export function openDisk(
  { dataDir, diskFloor }: Pick<Config, 'dataDir' | 'diskFloor'>,
  countFree: () => Promise<number> = () => countFreeOf(dataDir),
): Disk {
  const hasRoom = async (bytes = 0) => (await countFree()) - bytes >= diskFloor;
  const isSpare = (free: number) => free >= diskFloor * spare;
  return {
    hasRoom,
    async requireRoom(bytes) {
      if (await hasRoom(bytes)) return;
      throw problem('server', { status: 507, error: sentences.requests.diskFull, retryAfter: 600 });
    },
    hasSpare: async () => isSpare(await countFree()),
    async requireSpare() {
      const free = await countFree();
      if (isSpare(free)) return;
      throw new Error(`The disk of the data folder is full: ${free} bytes are left.`);
    },
  };
}

async function countFreeOf(folder: string): Promise<number> {
  try {
    const { bsize, bavail } = await statfs(folder);
    return bsize * bavail;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Infinity;
    throw error;
  }
}
