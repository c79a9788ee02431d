import type { FullArtist } from '@/shared/contract/artist.ts';

export type NamedArtist = Pick<FullArtist, 'id' | 'name' | 'image'>;

/** Another version of the application may have stored something else. */
export function isNamedArtist(candidate: unknown): candidate is NamedArtist {
  if (typeof candidate !== 'object' || candidate === null) return false;
  const { id, name, image } = candidate as Record<string, unknown>;
  const isImage = image === null || typeof image === 'string';
  return typeof id === 'string' && typeof name === 'string' && isImage;
}
