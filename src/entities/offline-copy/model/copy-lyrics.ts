import type { Lyrics } from '@/shared/contract/lyrics.ts';
import { read } from './copy-store';

/** The lyrics that were kept with the copy of a track, or null. */
export async function readCopyLyrics(owner: string, trackId: string): Promise<Lyrics | null> {
  const copy = await read('copy', owner, trackId).catch(() => undefined);
  return copy?.lyrics ?? null;
}
