/** A playlist as it is written by hand; its tracks are drawn from the artists with these keys. */
export type PlaylistSheet = {
  key: string;
  name: string;
  description: string;
  artists: string[];
  length: number;
  followers: number;
  createdOn: string;
  /** Bounds of the release day, `yyyy-mm-dd`, both included. */
  since?: string;
  until?: string;
};

/** Playlists of one listener, by username or, for a demo account, by the rest of the id. */
export type ListenerPlaylistSheet = PlaylistSheet & { owner: string; isPrivate?: boolean };
