/** What a piece of art stands for. */
export const artKinds = ['album', 'artist', 'banner', 'playlist', 'user', 'chart'] as const;

export type ArtKind = (typeof artKinds)[number];

/** `genre` chooses palettes and compositions; `name` chooses a playlist's emblem and duos. */
export type ArtSubject = {
  kind: ArtKind;
  id: string;
  genre?: string | undefined;
  name?: string | undefined;
};
