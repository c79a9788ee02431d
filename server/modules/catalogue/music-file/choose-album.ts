import type { AlbumKeys } from './music-names.repository.ts';

type Wanted = Omit<AlbumKeys, 'albumId'>;

const contradict = (one: string | null, other: string | null) =>
  one !== null && other !== null && one !== other;

/**
 * Ids decide; else the folder is evidence as good as the tags, so that years, discs and guests
 * split no album, and a name alone joins none. See docs/product/imported-music.md.
 */
export function chooseAlbum(candidates: readonly AlbumKeys[], wanted: Wanted): AlbumKeys | null {
  const { musicbrainzId } = wanted;
  const same = candidates.find((each) => musicbrainzId && each.musicbrainzId === musicbrainzId);
  if (same) return same;
  const fitting = candidates.filter(
    (each) =>
      each.titleKey === wanted.titleKey &&
      !contradict(each.musicbrainzId, musicbrainzId) &&
      !contradict(each.artistKey, wanted.artistKey),
  );
  const inFolder = fitting.find(
    (each) => each.folderId === wanted.folderId && each.folder.equals(wanted.folder),
  );
  const byArtist = fitting.find(
    (each) =>
      each.artistKey !== null &&
      each.artistKey === wanted.artistKey &&
      !contradict(each.year, wanted.year),
  );
  return inFolder ?? byArtist ?? null;
}
