import type { PictureKind } from '../../media/picture-kind.ts';

export function imagePath(kind: PictureKind, id: string): string {
  return `/api/images/${kind}/${id}`;
}

/** Address of one version of a user's picture; its bytes never change. */
export function picturePath(userId: string, version: string): string {
  return `${imagePath('user', userId)}?v=${version}`;
}

/** Returns the version in such an address, or null. */
export function pictureVersion(path: string | null): string | null {
  return path?.match(/\?v=(?<version>[^&]+)$/)?.groups?.version ?? null;
}
