import type { Track } from '@/shared/contract/track.ts';
import { type ListFormat, listWriters, saveText, toFileName, writeList } from '@/shared/files';
import { paths } from '@/shared/routes';

type SavedList = { format: ListFormat; name: string; tracks: readonly Track[] };

export function saveList({ format, name, tracks }: SavedList): void {
  const songs = tracks.map(({ id, title, artist, album, duration, likedAt, addedAt }) => ({
    title,
    artist: artist.name,
    album: album.title,
    duration,
    address: new URL(paths.track(id), location.origin).href,
    addedAt: likedAt ?? addedAt,
  }));
  saveText(
    `${toFileName(name)}.${format}`,
    writeList(format, name, songs),
    listWriters[format].type,
  );
}
