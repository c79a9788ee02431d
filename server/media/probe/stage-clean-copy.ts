import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Assets, Sender } from '../../platform/assets/assets.ts';

type Staging<Found> = Sender & {
  type: string;
  /** Writes the copy, and throws for an unwanted file. */
  probe: (path: string, clean: string) => Promise<Found>;
};

/**
 * Stages a copy instead of what is sent.
 *
 * @returns its hash, and what was found.
 */
export function stageCleanCopy<Found extends object>(
  assets: Pick<Assets, 'examine' | 'stage'>,
  sent: Readable,
  { probe, ...staging }: Staging<Found>,
): Promise<{ hash: string } & Found> {
  return assets.examine(sent, async ({ path }) => {
    const clean = `${path}.clean`;
    try {
      const found = await probe(path, clean);
      return { hash: await assets.stage(createReadStream(clean), staging), ...found };
    } finally {
      await rm(clean, { force: true });
    }
  });
}
