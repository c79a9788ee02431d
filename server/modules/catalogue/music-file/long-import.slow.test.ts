import { afterAll, expect, it } from 'vitest';
import { sql } from '#drizzle/orm.ts';
import { makeOpus } from '../../../testing/make-music.ts';
import { bruma, startMusicApp } from '../../../testing/start-music-app.ts';

const tonada = await startMusicApp();
afterAll(() => tonada.close());

async function countAnalysed() {
  const { rows } = await tonada.db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_user_tables
    where relname in ('track', 'music_file') and last_analyze is not null`);
  return rows[0]?.count;
}

// Proves imported-music: As fast at its end
it('an import into the embedded database analyses the tables that it fills', async () => {
  await tonada.begin();
  expect(await countAnalysed()).toBe(0);
  for (let song = 0; song < 620; song += 1) {
    const tags = { ...bruma, TITLE: `Canción ${song}`, ALBUM: `Álbum ${Math.floor(song / 12)}` };
    tonada.put(
      `${tags.ALBUM}/${song}.opus`,
      makeOpus(tags, { mark: song % 256, seconds: 1 + Math.floor(song / 256) }),
    );
  }
  expect(await tonada.bring()).toMatchObject({ outcomes: { new: 620 } });
  expect(await countAnalysed()).toBe(2);
});
