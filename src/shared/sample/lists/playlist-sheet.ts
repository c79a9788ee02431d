/** A hand-written playlist; its tracks are drawn from the artists with these keys. */
export type PlaylistSheet = {
  key: string;
  name: string;
  description: string;
  artists: string[];
  length: number;
  followers: number;
  createdOn: string;
  /** Bounds of the release day, `yyyy-mm-dd`, inclusive. */
  since?: string;
  until?: string;
};

/** Owner by username or, for a demo account, by the rest of the id. */
export type ListenerPlaylistSheet = PlaylistSheet & { owner: string; isPrivate?: boolean };
