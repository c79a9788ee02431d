import type { CreatedPlace, Kept } from '@/entities/outbox';
import { hasRoomFor, keepFile } from '@/shared/files';
import { newId } from '@/shared/lib/id';
import { type NewCanvas, newCanvases } from './canvases';

type Filled = Omit<NewCanvas, 'id' | 'createdAt' | 'fileKey' | 'thumbnailKey'>;

type Keeping = {
  place: CreatedPlace;
  filled: Filled;
  /** A file that was chosen now, with a picture of it. */
  chosen: { file: Blob; thumbnail: Blob | null } | null;
  /** The canvas that is changed, where it is not a new one. */
  former: NewCanvas | null;
};

/** Puts a canvas in front of those of a person, with its file, on this device alone until it is delivered. */
export async function keepCanvas({ place, filled, chosen, former }: Keeping): Promise<Kept> {
  const { owner } = place;
  const keys = { fileKey: former?.fileKey ?? null, thumbnailKey: former?.thumbnailKey ?? null };
  if (chosen) {
    const { file, thumbnail } = chosen;
    if (!(await hasRoomFor(file.size + (thumbnail?.size ?? 0)))) return 'full';
    const key = `canvas-${newId()}`;
    await keepFile({ key, owner, file });
    keys.fileKey = key;
    keys.thumbnailKey = thumbnail && `${key}-picture`;
    if (thumbnail) await keepFile({ key: `${key}-picture`, owner, file: thumbnail });
  }
  if (former) return newCanvases.edit(owner, { ...former, ...filled, ...keys });
  const createdAt = new Date().toISOString();
  const isKept = newCanvases.create(place, (id) => ({ ...filled, ...keys, id, createdAt }));
  return isKept ? 'kept' : 'failed';
}
