import type { PictureKind } from '../picture-kind.ts';

/** `genre` chooses palettes and compositions; `name` chooses a playlist's emblem and duos. */
export type ArtSubject = {
  kind: PictureKind;
  id: string;
  genre?: string | undefined;
  name?: string | undefined;
};
