import type { PictureKind } from '../../media/picture-kind.ts';

/** Address of an image on this server; `?w=` chooses a width. */
export function imagePath(kind: PictureKind, id: string): string {
  return `/api/images/${kind}/${id}`;
}

/** Address of that version of the picture that a user sent: it always means the same bytes. */
export function picturePath(userId: string, version: string): string {
  return `${imagePath('user', userId)}?v=${version}`;
}

/** The version that such an address names; null where it names none. */
export function pictureVersion(path: string | null): string | null {
  return path?.match(/\?v=(?<version>[^&]+)$/)?.groups?.version ?? null;
}
