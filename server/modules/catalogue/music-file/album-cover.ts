import { pictureUse } from '../../../media/media-uses.ts';
import { joinPath, openPlain, parentOf } from '../../../media/music/music-path.ts';
import { pictureMost } from '#rules/music-tags.ts';
import { stagePicture } from '../../../media/stage-picture.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toKey } from './placed-file.ts';

const sender = { owner: 'import', purpose: 'imported-cover' } as const;

/** Pixels. */
const side = 1200;
type Staging = {
  root: Buffer;
  /** Of the music, below the root. */
  path: Buffer;
  /** Pictures by folder, below the root. */
  covers: ReadonlyMap<string, Buffer>;
  /** Of the tags. */
  picture: Uint8Array | null;
};

/**
 * Encodes a cover, from the folder or the tags. A picture that cannot be read is left out.
 *
 * @returns the hash of the staged cover, or null.
 */
export async function stageCover(
  assets: Assets,
  { root, path, covers, picture }: Staging,
): Promise<string | null> {
  const beside = covers.get(toKey(parentOf(path)));
  const found = (beside && (await readPicture(root, beside))) ?? picture;
  if (!found) return null;
  return stagePicture(assets, Buffer.from(found), { ...sender, side }).catch(() => null);
}

async function readPicture(root: Buffer, path: Buffer): Promise<Buffer | null> {
  const handle = await openPlain(joinPath(root, path)).catch(() => null);
  if (handle === null) return null;
  try {
    const about = await handle.stat();
    return about.isFile() && about.size <= pictureMost ? await handle.readFile() : null;
  } catch {
    return null;
  } finally {
    await handle.close();
  }
}

export async function claimCover(
  tx: Db,
  assets: Assets,
  { hash, albumId }: { hash: string; albumId: string },
): Promise<void> {
  await assets.claim(tx, hash, { ...sender, by: pictureUse('album', albumId) });
}
