import type { MusicAlbums, MusicDecision } from '#contract/music-album.ts';
import { albumTable } from '../modules/catalogue/album/album.table.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import {
  fingerprintTable,
  recordingPairTable,
} from '../modules/catalogue/music-file/fingerprint.table.ts';
import { musicFileTable } from '../modules/catalogue/music-file/music-file.table.ts';
import { musicFolderTable } from '../modules/catalogue/music-file/music-folder.table.ts';
import { trackTable } from '../modules/catalogue/track/track.table.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

/** Joins imported albums, splits one, and undoes both; so with songs that are one recording. */
export async function* decideAlbums(tonada: ReleaseApp): ReturnType<WritingCalls> {
  const [artist] = await tonada.db.select({ id: artistTable.id }).from(artistTable).limit(1);
  const artistId = artist?.id ?? '';
  const about = { artistId, genre: 'Folk', releaseDate: '2018-01-01', labelId: null } as const;
  for (const id of ['alb_one', 'alb_two']) {
    await tonada.db.insert(albumTable).values({ ...about, id, title: 'Noray' });
    for (const position of [1, 2]) {
      const track = { id: `${id}_${position}`, title: 'Boya', artistId, albumId: id };
      await tonada.db.insert(trackTable).values({ ...track, position, duration: 60 });
    }
  }
  const read = async () =>
    (await tonada.call('jefa', 'GET', 'admin/music/albums')).json<MusicAlbums>().albums;
  const albums = (await read()).map(({ id, revision }) => ({ id, revision }));
  const joining = { albums, keepId: 'alb_one' };
  const joined = yield call('jefa', 'POST', 'admin/music/albums/join', joining);
  const [album] = await read();
  const song = { songs: ['alb_one_1'], title: 'Rarezas', artistId: null };
  const splitting = { ...song, revision: album?.revision };
  const split = yield call('jefa', 'POST', 'admin/music/albums/alb_one/split', splitting);
  for (const answer of [split, joined]) {
    const { decision } = answer.json<{ decision: MusicDecision }>();
    yield call('jefa', 'POST', `admin/music/decisions/${decision.id}/undo`);
  }
  await addPair(tonada);
  yield call('jefa', 'POST', 'admin/music/recordings/pair_1/dismiss');
  const same = yield call('jefa', 'POST', 'admin/music/recordings/pair_1/join');
  const { decision } = same.json<{ decision: MusicDecision }>();
  yield call('jefa', 'POST', `admin/music/decisions/${decision.id}/undo`);
}

/** Two songs of an album that sound alike. */
async function addPair({ db }: ReleaseApp): Promise<void> {
  const none = Buffer.alloc(0);
  await db.insert(musicFolderTable).values({ id: 'fol_1', path: Buffer.from('/srv/pair') });
  for (const hash of ['hash_1', 'hash_2']) {
    await db.insert(fingerprintTable).values({ hash, version: 1, words: none });
    await db.insert(musicFileTable).values({
      id: hash,
      folderId: 'fol_1',
      path: Buffer.from(`${hash}.flac`),
      trackId: `alb_one_${hash.at(-1)}`,
      device: '1',
      inode: hash,
      size: 1_000,
      modified: '0',
      changed: '0',
      hash,
      format: 'flac',
      samples: 60,
      sampleRate: 1,
      secondsAt: none,
      previewHead: none,
      previewFrom: 0,
      previewTo: 0,
    });
  }
  const hashes = { oneHash: 'hash_1', otherHash: 'hash_2' };
  await db.insert(recordingPairTable).values({ id: 'pair_1', ...hashes, difference: 0.1 });
}
