import { eq, sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TodayOf, todaySchemas } from '#contract/today.ts';
import { addPlaylist } from '../../../testing/add-playlist.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { at, canvasRow, pitchRow } from '../../../testing/today-rows.ts';
import { canvasTable } from '../../promotion/canvas/canvas.table.ts';
import { pitchPlacementTable, pitchTable } from '../../promotion/pitch/pitch.table.ts';
import { playlistTrackTable } from '../../listening/playlist/playlist-track.table.ts';
import { positionStep } from '../../listening/playlist/positions.ts';
import { releaseTable } from '../../promotion/release/release.table.ts';

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
});
afterAll(() => tonada.close());

async function read(): Promise<TodayOf<'editor'>['lines']> {
  const headers = tonada.people['editorial']?.headers ?? {};
  const answer = await tonada.app.inject({ url: '/api/today/editor', headers });
  expect(answer.statusCode).toBe(200);
  return todaySchemas.editor.parse(answer.json()).lines;
}

describe('an editor', () => {
  // Proves today: Editor
  it('begins with what goes out first and waits longest', async () => {
    const { db } = tonada;
    expect(await read()).toEqual([]);
    await db.insert(releaseTable).values({
      id: 'rel_1',
      labelId: tonada.labels.casa,
      artistId: faro,
      title: 'Sudestada',
      type: 'single',
      state: 'pending',
      releaseDate: '2026-11-22',
      changedAt: at,
      sentAt: at,
    });
    await db
      .insert(pitchTable)
      .values([
        pitchRow,
        { ...pitchRow, id: 'pit_2', trackTitle: 'Sal', titleKey: 'sal', releaseDate: '2026-11-24' },
      ]);
    await db.insert(canvasTable).values({ ...canvasRow, id: 'cnv_1', status: 'pending' });
    expect(await read()).toMatchObject([
      { kind: 'canvas', id: 'cnv_1', name: 'Luna', about: 'Faro Norte', day: '2026-11-18' },
      { kind: 'release', id: 'rel_1', name: 'Sudestada', day: '2026-11-22', count: 1 },
      { kind: 'pitch', id: 'pit_2', name: 'Sal', day: '2026-11-24', count: 2 },
    ]);
    const headers = tonada.people['editorial']?.headers ?? {};
    const counted = await tonada.app.inject({ url: '/api/editorial/waiting', headers });
    expect(counted.json()).toEqual({ releases: 1, pitches: 2, canvas: 1 });
    await db.update(canvasTable).set({ status: 'approved' });
    await db.update(releaseTable).set({ state: 'approved' });
    await db.update(pitchTable).set({ status: 'rejected', isOpen: false });
    expect(await read()).toEqual([]);
  });

  // Proves today: Editor
  it('reads which songs enter today', async () => {
    const { db } = tonada;
    await db
      .update(pitchTable)
      .set({ status: 'accepted', releaseDate: '2026-11-20' })
      .where(eq(pitchTable.id, 'pit_1'));
    const ownerId = tonada.people['editorial']?.id ?? '';
    await addPlaylist(db, { id: 'pls_1', name: 'Novedades', ownerId, createdAt: at }, []);
    await db.insert(pitchPlacementTable).values({ pitchId: 'pit_1', playlistId: 'pls_1' });
    expect(await read()).toMatchObject([
      { kind: 'entering', id: 'pls_1', name: 'Marea', about: 'Novedades', count: 1 },
    ]);
    tonada.clock.advance(86_400_000);
    tonada.people['editorial'] = await tonada.signInAgain('editorial');
    expect(await read()).toEqual([]);
  });

  // Proves today: Editor
  it('reads of a weekly playlist that did not change for a week', async () => {
    const { db } = tonada;
    const createdAt = new Date('2026-10-01T00:00:00Z');
    const ownerId = tonada.people['editorial']?.id ?? '';
    const list = { id: 'pls_2', name: 'Viernes', ownerId, createdAt, featuredPosition: 1 };
    await addPlaylist(db, list, ['trk_1', 'trk_2', 'trk_3']);
    await db.execute(sql`update ${playlistTrackTable} set added_at = case position
      when ${positionStep} then '2026-10-28'::timestamptz
      when ${2 * positionStep} then '2026-11-04' else '2026-11-11' end where playlist_id = 'pls_2'`);
    await db.execute(sql`insert into ${playlistTrackTable} (id, playlist_id, track_id, position, added_at)
      select 'more-' || n, 'pls_2', 'trk_1', 900000 + n, '2026-10-01'::timestamptz + n * interval '7 days'
      from generate_series(0, 3) as n`);
    const stale = async () => (await read()).filter(({ kind }) => kind === 'staleList');
    expect(await stale()).toMatchObject([{ id: 'pls_2', name: 'Viernes', day: '2026-11-11' }]);
    await db.execute(
      sql`update ${playlistTrackTable} set added_at = ${tonada.clock().toISOString()}::timestamptz where id = 'pls_2-2'`,
    );
    expect(await stale()).toEqual([]);
  });
});
