import type { FullArtist } from '@/shared/contract/artist.ts';

/** What is kept of an artist on a device: enough to show them again. */
export type NamedArtist = Pick<FullArtist, 'id' | 'name' | 'image'>;

/** Whether what was kept is one; older versions and other hands may have left something else. */
export function isNamedArtist(candidate: unknown): candidate is NamedArtist {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, name, image } = candidate as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return typeof id === 'string' && typeof name === 'string' && isImage;
}
