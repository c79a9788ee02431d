import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TodayOf, todaySchemas } from '#contract/today.ts';
import type { Right } from '#contract/right.ts';
import { addTracks } from '../../../testing/add-catalogue.ts';
import { startAdministration } from '../../../testing/start-administration.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { jobTable } from '../../../platform/jobs/job.table.ts';
import { musicWatchTable } from '../../catalogue/music-file/music-watch.table.ts';
import { labelTable } from '../../catalogue/label/label.table.ts';
import { marqueeCampaignTable } from '../../promotion/marquee/marquee.table.ts';
import { studentRequestTable } from '../../people/plan/student.table.ts';
import { insertBackupRun } from '../system/backup-run.repository.ts';
import { backupRunTable } from '../system/backup-run.table.ts';
import { alarmTable } from '../system/alarm.table.ts';

let tonada: TestApp;
let staff: Awaited<ReturnType<typeof startAdministration>>;

beforeAll(async () => {
  tonada = await startTestApp({ config: { demo: false } });
  staff = await startAdministration(tonada);
});
afterAll(() => tonada.close());

async function read(who: SignedIn = staff.admin): Promise<TodayOf<'admin'>> {
  const answer = await tonada.app.inject({ url: '/api/today/admin', headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return todaySchemas.admin.parse(answer.json());
}
const getKinds = async (who?: SignedIn) => (await read(who)).lines.map(({ kind }) => kind);
const only = (right: Right) => tonada.signIn({ role: 'admin', rights: [right] });

// Proves today: An empty service leads
describe('an empty service', () => {
  it('leads its owner until each beginning is made', async () => {
    const begins = ['mail', 'emergencyKit', 'firstMusic', 'firstLabel', 'firstEditor'];
    expect(await getKinds()).toEqual(begins);
    expect(await getKinds(await only('people'))).toEqual(['firstEditor']);
    const other = await only('service');
    expect((await staff.call('POST', 'emergency-kit', { who: other })).statusCode).toBe(200);
    expect(await getKinds()).toEqual(['mail', 'firstMusic', 'firstLabel', 'firstEditor']);
    await tonada.signIn({ role: 'editorial' });
    expect(await getKinds()).toEqual(['mail', 'firstMusic', 'firstLabel']);
    const id = 'lbl_casa';
    await tonada.db.insert(labelTable).values({ id, name: 'Casa', email: 'casa@example.com' });
    expect((await read()).lines).toMatchObject([
      { kind: 'mail' },
      { kind: 'firstMusic' },
      { kind: 'firstArtist', id },
      { kind: 'agreement', id, name: 'Casa', count: 1 },
    ]);
    await addTracks(tonada.db, [{ id: 'trk_1', title: 'Luna', artist: 'Faro Norte' }]);
    await tonada.db
      .update(labelTable)
      .set({ contractStatus: 'active' })
      .where(eq(labelTable.id, id));
    expect(await getKinds()).toEqual(['mail']);
  });
});

// Proves today: Folders of music
it('names a folder that is read for the first time, and one with missing files', async () => {
  const { db, config, clock } = tonada;
  config.musicFolders = ['/srv/one', '/srv/two'];
  const progress = {
    files: { done: 1, total: 2 },
    bytes: { done: 1, total: 2 },
    rate: { bytes: 0, files: 0 },
  };
  const ended = { endedAt: clock(), missing: 8_214, known: 9_000 };
  await db.insert(musicWatchTable).values([
    { id: 'mus_1', path: '/srv/one', beatAt: clock(), progress },
    { id: 'mus_2', path: '/srv/two', ...ended },
  ]);
  expect((await read()).lines).toMatchObject([
    { kind: 'musicMissing', name: '/srv/two', count: 8_214 },
    { kind: 'mail' },
    { kind: 'musicReading' },
  ]);
  expect(await getKinds(await only('people'))).toEqual([]);
  await db.delete(musicWatchTable);
  config.musicFolders = [];
});

// Proves today: Admin
describe('what an admin has to do', () => {
  it('begins with what does not work', async () => {
    const { db } = tonada;
    await db.insert(alarmTable).values({ name: 'lane:email', raisedAt: tonada.clock() });
    const job = { kind: 'figures.count', key: 'a', payload: {}, runAt: tonada.clock() };
    await db.insert(jobTable).values({ ...job, abandonedAt: tonada.clock() });
    expect((await read()).lines.slice(0, 2)).toMatchObject([
      { kind: 'alarm', count: 1, day: '2026-11-20' },
      { kind: 'abandoned', count: 1, day: '2026-11-20' },
    ]);
    expect(await getKinds(await only('people'))).toEqual([]);
    await db.insert(alarmTable).values({ name: 'backup:2026-11-20', raisedAt: tonada.clock() });
    const failed = { endedAt: tonada.clock(), place: '/copias/a', bytes: null };
    await insertBackupRun(db, { ...failed, failure: 'The disk is full.' });
    tonada.config.backupDir = '/copias';
    expect((await read()).lines.slice(0, 2)).toMatchObject([
      { kind: 'alarm', count: 1 },
      { kind: 'backupFailed', about: 'The disk is full.', day: '2026-11-20' },
    ]);
    tonada.config.backupDir = null;
    await db.delete(backupRunTable);
    await db.delete(alarmTable);
    await db.delete(jobTable).where(eq(jobTable.key, 'a'));
    expect(await getKinds()).toEqual(['mail']);
  });

  it('lists budgets that wait, the first to begin first, at most five lines in all', async () => {
    const { db } = tonada;
    const days = ['2026-11-19', '2026-11-25', '2026-11-24', '2026-11-26', '2026-11-27'];
    await db.insert(marqueeCampaignTable).values(
      days.map((startDate, index) => ({
        id: `mrq_${index}`,
        artistId: 'art_faro-norte',
        trackId: 'trk_1',
        trackTitle: 'Luna',
        artistName: 'Faro Norte',
        campaignName: `Gira ${index}`,
        budget: 50_000,
        startDate,
        endDate: '2026-12-20',
        adFormat: 'sponsored_song' as const,
        ageRange: 'all' as const,
        genres: [],
        countries: [],
        interests: [],
        approval: 'waiting' as const,
        approvalAskedAt: tonada.clock(),
        endsAt: tonada.clock(),
        createdAt: tonada.clock(),
      })),
    );
    const { lines, total } = await read();
    expect(total).toBe(6);
    expect(lines.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'budgetLate Gira 0',
      'budget Gira 2',
      'budget Gira 1',
      'budget Gira 3',
      'budget Gira 4',
    ]);
    expect(lines[0]).toMatchObject({ about: 'Faro Norte', amount: 500, day: '2026-11-19' });
    expect(await getKinds(await only('catalogue'))).toEqual([]);
    await db.update(marqueeCampaignTable).set({ approval: 'approved' });
    expect(await getKinds()).toEqual(['mail']);
  });

  it('names who asks for the price of students, the first to ask first', async () => {
    const { db, clock } = tonada;
    const people = [
      await tonada.signIn({ displayName: 'Bea' }),
      await tonada.signIn({ displayName: 'Ana' }),
    ];
    for (const { id: userId } of people) {
      await db.insert(studentRequestTable).values({
        userId,
        school: 'UNAM',
        note: '',
        askedAt: new Date(clock().getTime() + (userId === people[0]?.id ? 0 : 60_000)),
      });
    }
    expect((await read(await only('people'))).lines).toMatchObject([
      { kind: 'studentRequest', name: 'Bea', count: 2, day: '2026-11-20' },
    ]);
    expect(await getKinds(await only('money'))).toEqual([]);
    await db.update(studentRequestTable).set({ state: 'accepted' });
    expect(await getKinds(await only('people'))).toEqual([]);
  });

  it('reports who was suspended today by somebody else, until tomorrow or until it is undone', async () => {
    const other = await tonada.signIn({ role: 'admin', displayName: 'Otra' });
    const { id } = await tonada.signIn({ displayName: 'Ruido' });
    await staff.change(id, { status: 'suspended' });
    expect(await getKinds()).toEqual(['mail']);
    expect((await read(other)).lines).toMatchObject([
      { kind: 'mail' },
      { kind: 'suspended', name: 'Ruido', count: 1 },
    ]);
    expect(await getKinds(await only('money'))).toEqual([]);
    await staff.change(id, { status: 'active' });
    expect(await getKinds(other)).toEqual(['mail']);
  });
});
