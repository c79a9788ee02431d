import { sql } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDecisions } from '../../../testing/read-bell.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { type PitchApp, startPitchApp } from '../../../testing/start-pitch-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import type { Pitch } from '#contract/pitch.ts';
import { pitchTable } from './pitch.table.ts';
import { defaultPitchDetails } from '#contract/pitch-choices.ts';

let tonada: PitchApp;
beforeAll(async () => {
  tonada = await startPitchApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const into = (...playlistIds: string[]) => ({ playlistIds, feedback: 'Nos encanta.' });

async function preparedPitch(releaseDate = '2026-12-01') {
  const release = await tonada.pending({ releaseDate });
  const trackId = release.tracks[0]?.id ?? '';
  const pitch = await tonada.waiting({ trackId, releaseDate: '2026-12-01' });
  return { release, trackId, pitch };
}

describe('the inbox', () => {
  it('lists pending ones, the oldest first, with sound, facts and figures of 28 days', async () => {
    const { trackId, pitch } = await preparedPitch();
    tonada.clock.advance(1000);
    const later = await tonada.waiting();
    const { items, counts, nextCursor } = await tonada.pitches();
    expect(items.map(({ id }) => id)).toEqual([pitch.id, later.id]);
    expect([counts.waiting, nextCursor]).toEqual([2, null]);
    const [first, second] = items;
    expect(first).toMatchObject({ trackId, version: 1, language: 'es', isNewRelease: true });
    expect(first?.figures?.streams).toBeGreaterThan(0);
    const sound = await tonada.app.inject(first?.audioUrl ?? '');
    expect(sound.rawPayload.equals(tonada.mp3)).toBe(true);
    expect(second?.audioUrl).toBeNull();
  });

  // Proves pitching: 100 of 100,000
  it('answers fast with 100 pending among 100,000 decided ones', async () => {
    await tonada.db.execute(sql`
      insert into ${pitchTable} (id, artist_id, track_title, title_key, artist_name, release_date,
        submission_date, submitted_at, status, is_open, target_playlists, genre, mood, description,
        details, reviewed_by, reviewed_at, search_key)
      select 'many-' || n, ${faro}, 'Tema ' || n, 'tema ' || n, 'Faro Norte', '2026-12-01', '2026-11-01',
        '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 second',
        case when n <= 100 then 'pending' when n % 2 = 0 then 'accepted' else 'rejected' end, n <= 100,
        '[]', 'Pop', 'Chill', 'Algo.', ${JSON.stringify(defaultPitchDetails)}::jsonb, 'Eva', '2026-11-02T00:00:00Z', 'tema ' || n || ' faro norte'
      from generate_series(1, 100100) as n`);
    await tonada.db.execute(sql`analyze ${pitchTable}`);
    const plan = await tonada.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select id from ${pitchTable} where is_open order by submitted_at, id limit 21`);
    expect(JSON.stringify(plan.rows)).toContain('pitch_open_index');
    let statements = 0;
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: string = cursor && `?cursor=${cursor}`;
      let part = await tonada.pitches(query);
      statements = await countStatements(async () => {
        part = await tonada.pitches(query);
      });
      expect(part.counts).toEqual({ waiting: 100, accepted: 50_000, rejected: 50_000 });
      seen.push(...part.items.map(({ id }) => id));
      cursor = part.nextCursor;
    }
    expect(new Set(seen).size).toBe(100);
    expect(statements).toBeLessThanOrEqual(6);
  });

  it('finds by song or artist, even decided ones', async () => {
    const luz = await tonada.waiting({ trackTitle: 'Luz de enero' });
    await tonada.waiting({ trackTitle: 'Mar' });
    expect((await tonada.pitches('?q=enero')).items.map(({ id }) => id)).toEqual([luz.id]);
    await tonada.judge('reject', luz, { feedback: 'No esta vez.' });
    expect((await tonada.pitches('?q=enero')).items).toEqual([]);
    for (const status of ['rejected', 'all']) {
      expect((await tonada.pitches(`?q=LUZ&status=${status}`)).items).toHaveLength(1);
    }
    expect((await tonada.pitches('?q=luz')).counts).toEqual({
      waiting: 0,
      accepted: 0,
      rejected: 1,
    });
  });

  // Proves editorial: Order
  it('sorts pending ones oldest first and decided ones latest first, or as requested', async () => {
    const sent = [];
    for (const trackTitle of ['Alba', 'Bruma']) {
      sent.push(await tonada.waiting({ trackTitle }));
      tonada.clock.advance(1000);
    }
    const ids = sent.map(({ id }) => id);
    const read = async (query: string) => (await tonada.pitches(query)).items.map(({ id }) => id);
    expect(await read('')).toEqual(ids);
    expect(await read('?sort=latest')).toEqual(ids.toReversed());
    for (const pitch of sent) await tonada.judge('reject', pitch, { feedback: 'No.' });
    expect(await read('?status=rejected')).toEqual(ids.toReversed());
    expect(await read('?status=rejected&sort=oldest')).toEqual(ids);
  });

  // Proves editorial: One pitch
  it('returns one in any state, and not found for a deleted one', async () => {
    const pitch = await tonada.waiting();
    await tonada.judge('reject', pitch, { feedback: 'No.' });
    const read = (id: string) => tonada.call('editora', 'GET', `editorial/pitches/${id}`);
    expect((await read(pitch.id)).json()).toMatchObject({ status: 'rejected', feedback: 'No.' });
    await tonada.db.delete(pitchTable);
    expect((await read(pitch.id)).statusCode).toBe(404);
  });
});

describe('a decision', () => {
  it('shows the artist status, feedback, editor and date', async () => {
    const pitch = await tonada.waiting();
    expect((await tonada.judge('take', pitch)).statusCode).toBe(204);
    expect(await tonada.mine()).toMatchObject([
      { status: 'under_review', reviewedBy: 'Eva Editora' },
    ]);
    const accepted = { ...pitch, version: 2 };
    await tonada.judge('reject', accepted, { feedback: 'Buscamos algo más movido.' });
    expect(await tonada.mine()).toMatchObject([
      {
        status: 'rejected',
        feedback: 'Buscamos algo más movido.',
        reviewedBy: 'Eva Editora',
        reviewDate: '2026-11-20',
      },
    ]);
    expect((await tonada.acts()).slice(-2)).toEqual(['pitch.take', 'pitch.reject']);
  });

  // Proves forms: Saved twice: decision on a pitch
  // Proves pitching: Two editors
  it('is made once: the later editor learns who decided', async () => {
    const pitch = await tonada.waiting();
    const other = await tonada.signIn({ role: 'editorial', displayName: 'Otro Editor' });
    const both = await Promise.all([
      tonada.judge('accept', pitch, into('pla_noche'), other),
      tonada.judge('reject', pitch, { feedback: 'No.' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
    const late = both.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      error: expect.stringMatching(/^(Otro Editor ya aceptó|Eva Editora ya rechazó)/) as string,
    });
  });

  it('is rejected if another editor took the pitch meanwhile', async () => {
    const pitch = await tonada.waiting();
    const other = await tonada.signIn({ role: 'editorial', displayName: 'Otro Editor' });
    await tonada.judge('take', pitch, {}, other);
    const late = await tonada.judge('reject', pitch, { feedback: 'No.' });
    expect(late.json()).toMatchObject({
      error: expect.stringMatching(/^Otro Editor/) as string,
    });
  });

  it('is rejected for a playlist that is not editorial', async () => {
    const pitch = await tonada.waiting();
    expect((await tonada.judge('accept', pitch, into('pla_none'))).statusCode).toBe(422);
    expect(
      (await tonada.judge('accept', pitch, { playlistIds: [], feedback: '' })).statusCode,
    ).toBe(400);
    expect(
      (await tonada.judge('accept', { id: 'none', version: 1 }, into('pla_noche'))).statusCode,
    ).toBe(404);
  });

  it('lets the song be proposed again', async () => {
    const pitch = await tonada.waiting({ trackTitle: 'Luz' });
    await tonada.judge('reject', pitch, { feedback: 'No.' });
    expect((await tonada.deliver(tonada.pitch({ trackTitle: 'Luz' }))).statusCode).toBe(200);
  });
});

describe('an accepted song', () => {
  beforeEach(async () => void (await tonada.db.delete(decisionNotificationTable)));

  // Proves pitching: Enters its playlists once
  it('enters its playlists once, when it comes out', async () => {
    const { release, trackId, pitch } = await preparedPitch();
    await tonada.judge('accept', pitch, into('pla_noche', 'pla_novedades'));
    const readDecided = async (person: SignedIn) =>
      (await readDecisions(tonada, person))
        .filter(({ subject }) => subject === 'pitch')
        .map(({ outcome, playlists }) => [outcome, ...(playlists ?? []).toSorted()]);
    const [one, other] = ['Noche', 'Novedades'];
    expect(await readDecided(tonada.speaker)).toEqual([['accepted', one, other]]);
    const sent = async (person = tonada.speaker) =>
      (await tonada.ask(person)).json<Pitch[]>()[0]?.placements;
    expect(await sent()).toMatchObject([
      { name: one, isIn: false },
      { name: other, isIn: false },
    ]);
    await tonada.decide('approve', release);
    expect(await tonada.getTracks('pla_noche')).toEqual([]);
    const [waiting] = (await tonada.pitches('?status=accepted')).items;
    expect(waiting?.placements.map(({ isIn }) => isIn)).toEqual([false, false]);
    tonada.clock.set(new Date('2026-12-01T00:00:01Z'));
    await tonada.app.jobs.runAsked();
    await tonada.app.jobs.runAsked();
    for (const playlist of ['pla_noche', 'pla_novedades']) {
      expect((await tonada.getTracks(playlist)).map(({ id }) => id)).toEqual([trackId]);
    }
    const later = await tonada.openSession(tonada.speaker.id);
    expect(await readDecided(later)).toEqual([
      ['placed', one, other],
      ['accepted', one, other],
    ]);
    expect(await sent(later)).toMatchObject([{ isIn: true }, { isIn: true }]);
  });

  // Proves pitching: Enters at once
  it('enters at once where it is out already', async () => {
    const { release, trackId, pitch } = await preparedPitch('2026-11-20');
    await tonada.decide('approve', release);
    await tonada.app.jobs.runAsked();
    await tonada.judge('accept', pitch, into('pla_noche'));
    expect((await tonada.getTracks('pla_noche')).map(({ id }) => id)).toEqual([trackId]);
    // Acceptance and addition to the playlist are one notification.
    const decisions = (await readDecisions(tonada, tonada.speaker)).filter(
      ({ subject }) => subject === 'pitch',
    );
    expect(decisions).toMatchObject([{ outcome: 'placed', playlists: ['Noche'] }]);
    expect((await tonada.pitches('?status=accepted')).items[0]?.placements).toMatchObject([
      { name: 'Noche', isIn: true },
    ]);
  });

  // Proves pitching: By its title
  it('typed by hand is matched by its title', async () => {
    const pitch = await tonada.waiting({ trackTitle: 'luna  NUEVA' });
    await tonada.judge('accept', pitch, into('pla_noche'));
    const release = await tonada.pending({ releaseDate: '2026-11-20' });
    await tonada.decide('approve', release);
    await tonada.app.jobs.runAsked();
    expect((await tonada.getTracks('pla_noche')).map(({ title }) => title)).toEqual(['Luna nueva']);
  });

  it('is not matched to an older song of the same title', async () => {
    const pitch = await tonada.waiting({ trackTitle: 'Luna' });
    await tonada.judge('accept', pitch, into('pla_noche'));
    expect(await tonada.getTracks('pla_noche')).toEqual([]);
  });
});
