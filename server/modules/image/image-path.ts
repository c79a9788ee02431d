import type { ArtKind } from './art/art-subject.ts';

/** Address of an image on this server; `?w=` chooses a width. */
export function imagePath(kind: ArtKind, id: string): string {
  return `/api/images/${kind}/${id}`;
}
