import type { PictureKind } from './picture-kind.ts';

export function imagePath(kind: PictureKind, id: string): string {
  return `/api/images/${kind}/${id}`;
}

/** The bytes at such an address never change. */
export function picturePath(userId: string, version: string): string {
  return `${imagePath('user', userId)}?v=${version}`;
}

export function pictureVersion(path: string | null): string | null {
  return path?.match(/\?v=(?<version>[^&]+)$/)?.groups?.version ?? null;
}
