import type { MusicAlbums, MusicDecision } from '#contract/music-album.ts';
import { albumTable } from '../modules/catalogue/album/album.table.ts';
import { artistTable } from '../modules/catalogue/artist/artist.table.ts';
import { trackTable } from '../modules/catalogue/track/track.table.ts';
import type { ReleaseApp } from './start-release-app.ts';
import { call, type WritingCalls } from './writing-call.ts';

/** Joins imported albums, splits one, and undoes both. */
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
}
