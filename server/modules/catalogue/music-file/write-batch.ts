import type { ReadMusic } from '../../../media/music/read-music.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { deleteEmptyAlbum } from '../album/index.ts';
import { type KeptLyrics, keepLyrics } from '../lyrics/index.ts';
import { indexArtists } from '../search-index/index.ts';
import {
  findAlbumsOfTracks,
  findArtistsOfAlbums,
  findArtistsOfTracks,
  followFront,
  setGone,
  settleAlbumLoudness,
} from '../track/index.ts';
import { claimCover } from './album-cover.ts';
import { describeTrack } from './described-track.ts';
import type { Identity, KnownFiles, Outcome } from './known-files.ts';
import {
  changeFile,
  holdFolders,
  insertFiles,
  loseFiles,
  type MusicFileRow,
  type MusicFolder,
} from './music-file.repository.ts';
import { enterNameFolder, type NameFolderRow, proposePages } from './music-name.repository.ts';
import { readMusicDecisions } from './music-decisions.ts';
import { type KnownFile, toKey } from './placed-file.ts';
import { openPlaces, placeTrack, settleAlbumArtists, toDuration } from './place-track.ts';
import { type Naming, pageOf } from './read-named.ts';
import type { FoundFile } from './walk-folder.ts';

type Music = Omit<ReadMusic, 'picture'>;

/** `cover` is staged. */
export type ReadyFile = { found: FoundFile; music: Music; cover: string | null; naming: Naming };

type Batch = {
  folder: MusicFolder;
  files: readonly ReadyFile[];
  known: KnownFiles;
  /** Have tracks that are placed, so they keep title and folder. */
  busyAlbums: Set<string>;
  now: Date;
};

type Decided = ReadyFile & { identity: Identity; described: ReturnType<typeof describeTrack> };

/** Decides and writes in one transaction, so that an interruption leaves nothing half done. */
export async function writeBatch(
  batch: Batch,
  { db, assets }: { db: Db; assets: Assets },
): Promise<Outcome[]> {
  const { folder, known } = batch;
  const decided = batch.files.map((file): Decided => {
    const { found, music } = file;
    const described = describeTrack(music.tags, found.path);
    const identity = known.identify({
      path: found.key,
      hash: music.hash,
      title: described.title,
      albumTitle: described.album,
      disc: described.disc,
      printedNumber: music.tags.printedNumber ?? null,
      duration: toDuration(music),
      recordingId: music.tags.recordingId ?? null,
      isrc: music.tags.isrc ?? null,
    });
    return { ...file, described, identity };
  });
  const {
    own: placed,
    outcomes,
    busy,
  } = await inTransaction(db, async (tx) => {
    await holdFolders(tx);
    const own = new Map<ReadyFile, KnownFile>();
    const busyAlbums = new Set(batch.busyAlbums);
    const result: Outcome[] = [];
    const former = decided.flatMap(({ identity }) => identity.row?.trackId ?? []);
    // Those whom other tags leave without music are found no more.
    const artists = new Set(await findArtistsOfTracks(tx, former));
    // Admins may have moved songs since the walk began.
    const albumsNow = await findAlbumsOfTracks(tx, former);
    const decisions = await readMusicDecisions(tx, former);
    const albums = new Set<string>();
    const lyrics = new Map<string, KeptLyrics>();
    const nameFolders = await enterNameFolders(tx, folder, decided);
    const displaced = decided.flatMap(({ identity }) => identity.displaced?.id ?? []);
    await loseFiles(tx, displaced, batch.now);
    // A path may pass from one row to another: all rows leave theirs first.
    const moving = decided.flatMap(({ identity }) => identity.row?.id ?? []);
    await loseFiles(tx, moving, batch.now);
    const places = openPlaces(tx);
    const added: MusicFileRow[] = [];
    const changed: MusicFileRow[] = [];
    const here: string[] = [];
    for (const file of decided) {
      const { found, music, described, identity } = file;
      const copied = identity.copied ?? firstAlike(own, music.hash);
      const { row } = identity;
      const target = row && { ...row, albumId: albumsNow.get(row.trackId) ?? row.albumId };
      let trackId = target?.trackId ?? copied?.trackId;
      let albumId = target?.albumId ?? copied?.albumId ?? '';
      if (target !== null || copied === null) {
        const track = await placeTrack(places, {
          described,
          music,
          folderId: folder.id,
          day: new Date(Number(BigInt(found.modified) / 1_000_000n)).toISOString().slice(0, 10),
          known: target,
          mayRename: (id) => !busyAlbums.has(id),
          decisions,
        });
        if (target) albums.add(target.albumId);
        ({ trackId, albumId } = track);
        lyrics.set(trackId, { trackId, lyrics: music.tags.lyrics ?? null });
        for (const id of track.artistIds) artists.add(id);
        if (track.isNewAlbum && file.cover) {
          await claimCover(tx, assets, { hash: file.cover, albumId });
        }
      }
      if (trackId === undefined) throw new Error('A file has a track.');
      albums.add(albumId);
      busyAlbums.add(albumId);
      const id = target?.id ?? newId();
      const names =
        music.latinTexts.length > 0 ? nameFolders.get(toKey(described.folder)) : undefined;
      (target ? changed : added).push({ id, ...rowOf(folder, file, names), trackId });
      here.push(trackId);
      result.push(identity.outcome === 'new' && copied ? 'copy' : identity.outcome);
      own.set(file, toKnown(file, { id, trackId, albumId, folderId: folder.id }));
    }
    await places.writeAdded();
    for (const row of changed) await changeFile(tx, row);
    await insertFiles(tx, added);
    await setGone(tx, here, false);
    await followFront(tx, here);
    await keepLyrics(tx, 'tags', [...lyrics.values()]);
    for (const id of await settleAlbumArtists(tx, [...albums], decisions)) artists.add(id);
    for (const { albumId, artistIds } of await findArtistsOfAlbums(tx, [...albums])) {
      if (artistIds.length === 0) await deleteEmptyAlbum(tx, albumId);
    }
    await proposePages(tx, [...nameFolders.values()]);
    await settleAlbumLoudness(tx, [...albums]);
    await indexArtists(tx, artists);
    return { own, outcomes: result, busy: busyAlbums };
  });
  for (const file of placed.values()) known.settle(file);
  for (const album of busy) batch.busyAlbums.add(album);
  return outcomes;
}

const firstAlike = (own: ReadonlyMap<ReadyFile, KnownFile>, hash: string) =>
  [...own.values()].find((file) => file.hash === hash) ?? null;

/** Of files with names that are marked as Latin-1, by the keys of their paths. */
async function enterNameFolders(tx: Db, { id }: MusicFolder, files: readonly Decided[]) {
  const entered = new Map<string, NameFolderRow>();
  for (const { music, described, naming } of files) {
    const key = toKey(described.folder);
    if (music.latinTexts.length === 0 || entered.has(key)) continue;
    const place = { folderId: id, path: described.folder };
    entered.set(key, await enterNameFolder(tx, place, naming.decision));
  }
  return entered;
}

const rowOf = (
  folder: MusicFolder,
  { found, music, naming }: ReadyFile,
  names: NameFolderRow | undefined,
) => ({
  folderId: folder.id,
  path: found.path,
  device: found.device,
  inode: found.inode,
  size: found.size,
  modified: found.modified,
  // Decided meanwhile: it is read again.
  changed: names && pageOf(names) !== naming.codePage ? '' : found.changed,
  hash: music.hash,
  format: music.format,
  samples: music.samples,
  sampleRate: music.sampleRate,
  secondsAt: Buffer.from(music.secondsAt),
  previewHead: Buffer.from(music.preview.head),
  previewFrom: music.preview.from,
  previewTo: music.preview.to,
  pcm: music.pcm ?? null,
  recordingId: music.tags.recordingId ?? null,
  isrc: music.tags.isrc ?? null,
  latinTexts: names ? music.latinTexts : null,
  nameFolderId: names?.id ?? null,
  goneAt: null,
});

const toKnown = (
  { found, music, described }: Decided,
  ids: Pick<KnownFile, 'id' | 'trackId' | 'albumId' | 'folderId'>,
): KnownFile => ({
  ...ids,
  path: found.key,
  mark: found.mark,
  hash: music.hash,
  title: described.title,
  albumTitle: described.album,
  disc: described.disc,
  printedNumber: music.tags.printedNumber ?? null,
  duration: toDuration(music),
  recordingId: music.tags.recordingId ?? null,
  isrc: music.tags.isrc ?? null,
  isGone: false,
});
