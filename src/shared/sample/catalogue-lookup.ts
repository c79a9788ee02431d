import { catalogue } from './catalogue.ts';

/** Throws for an unknown id. */
function lookup<Row extends { id: string }>(rows: Row[]): (id: string) => Row {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`The sample catalogue has no ${id}`);
    return row;
  };
}

export const findArtist = lookup(catalogue.artists);
export const findAlbum = lookup(catalogue.albums);
export const findTrack = lookup(catalogue.tracks);
export const findPlaylist = lookup(catalogue.playlists);
export const findListener = lookup(catalogue.listeners);
