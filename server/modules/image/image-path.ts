export type ImageKind = 'album' | 'artist' | 'banner' | 'playlist' | 'user';

/** Address of an image on this server; `?w=` chooses a width. */
export function imagePath(kind: ImageKind, id: string): string {
  return `/api/images/${kind}/${id}`;
}
