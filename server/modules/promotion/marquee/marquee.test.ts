import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { type MarqueeApp, startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { readDecisions } from '../../../testing/read-bell.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { decisionNotificationTable } from '../../accounts/decision-notification/decision-notification.table.ts';
import { readStaffActions } from '../../../testing/read-staff-actions.ts';

let tonada: MarqueeApp;
beforeAll(async () => {
  tonada = await startMarqueeApp();
});
beforeEach(async () => {
  await tonada.clear();
  await tonada.db.delete(decisionNotificationTable);
});
afterAll(() => tonada.close());

const sentence = (answer: { json: () => unknown }) => (answer.json() as { error: string }).error;

describe('the list of an artist', () => {
  it('states that it takes deliveries, even while empty and in refusals', async () => {
    const answer = await tonada.call('GET', 'promotion/marquee');
    expect([answer.statusCode, answer.json()]).toEqual([200, []]);
    expect(answer.headers['accept-post']).toBe('application/json');
    const refused = await tonada.call('GET', 'promotion/marquee', tonada.luz);
    expect([refused.statusCode, refused.headers['accept-post']]).toEqual([404, 'application/json']);
  });

  // Proves marquee: New is a draft without figures
  it('lists a delivered campaign as a draft without spending or counts', async () => {
    const delivered = tonada.campaign({
      budget: 1_000,
      targetAudience: {
        ageRange: '18-24',
        genres: ['Pop'],
        countries: ['MX'],
        interests: ['cine'],
      },
    });
    expect((await tonada.deliver(delivered)).json()).toEqual({ id: delivered.id });
    expect(await tonada.list()).toEqual([
      {
        id: delivered.id,
        trackId: 'trk_1',
        trackTitle: 'Luna',
        artistName: 'Faro Norte',
        campaignName: delivered.campaignName,
        budget: 1_000,
        spent: 0,
        impressions: 0,
        clicks: 0,
        conversions: 0,
        ctr: 0,
        cpc: 0,
        startDate: '2026-11-20',
        endDate: '2026-11-20',
        status: 'draft',
        ending: null,
        playlist: null,
        adFormat: 'sponsored_song',
        targetAudience: delivered.targetAudience,
        creativeAssets: {
          image: expect.stringContaining('/api/images/album/'),
          video: '',
          audio: '',
          copy: 'Escúchala',
        },
        files: [],
        approval: { state: 'none', note: '', by: null },
        days: [],
      },
    ]);
  });

  it('takes the same number of statements for one as for many', async () => {
    const count = () => countStatements(() => tonada.list());
    await tonada.draft();
    const few = await count();
    for (let index = 0; index < 20; index += 1) await tonada.draft();
    expect(await count()).toBe(few);
    expect(few).toBeLessThanOrEqual(5);
  });

  it('is open only to the artist’s label and admins', async () => {
    const { casa, otra } = tonada.people;
    for (const [who, status] of [
      [casa, 200],
      [tonada.admin, 200],
      [otra, 404],
      [tonada.luz, 404],
    ] as const) {
      const answer = await tonada.deliver(tonada.campaign(), who, `?artistId=${faro}`);
      expect(answer.statusCode).toBe(status);
    }
    expect(await tonada.list()).toHaveLength(2);
  });

  it('offers the artist’s published tracks', async () => {
    const answer = await tonada.call('GET', 'promotion/marquee/tracks');
    const coverImage = '/api/images/album/alb_faro-norte';
    expect(answer.json()).toEqual([
      { id: 'trk_1', title: 'Luna', artist: 'Faro Norte', coverImage },
      { id: 'trk_2', title: 'Marea', artist: 'Faro Norte', coverImage },
    ]);
  });
});

describe('the way of a campaign', () => {
  // Proves marquee: Approval
  it('asks an admin for its budget, and runs once they agree', async () => {
    const id = await tonada.draft();
    expect((await tonada.turn(id, 'activate')).statusCode).toBe(204);
    expect(await tonada.read(id)).toMatchObject({
      status: 'draft',
      approval: { state: 'waiting' },
    });
    const { campaigns, total } = await tonada.inbox();
    expect([total, campaigns[0]]).toMatchObject([
      1,
      { id, budget: 100, artist: { name: 'Faro Norte' } },
    ]);
    expect((await tonada.approve(id)).statusCode).toBe(204);
    expect(await tonada.read(id)).toMatchObject({
      status: 'active',
      approval: { state: 'approved' },
    });
    expect((await tonada.inbox()).total).toBe(0);
    const [act] = (await readStaffActions(tonada.db)).slice(-1);
    expect(act).toMatchObject({ action: 'marquee.approve', targetId: id, after: { budget: 100 } });
  });

  // Proves forms: Saved twice: a Marquee's budget
  // Proves marquee: Decided once
  it('is decided once, and for the budget that the admin saw', async () => {
    const id = await tonada.draft({ budget: 300 });
    await tonada.turn(id, 'activate');
    expect((await tonada.approve(id, 200)).statusCode).toBe(409);
    const answers = await Promise.all([tonada.approve(id, 300), tonada.approve(id, 300)]);
    expect(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
    ).toEqual([204, 409]);
  });

  // Proves notices: Budgets
  it('notifies sender and artist of each decision once', async () => {
    const { casa, otra } = tonada.people;
    if (!casa || !otra || !tonada.admin) throw new Error('Nobody is there.');
    const id = await tonada.draft({ campaignName: 'Otoño' });
    const activate = `promotion/marquee/${id}/activate?artistId=${faro}`;
    await tonada.must(tonada.call('POST', activate, casa));
    await tonada.must(tonada.reject(id, 'Empieza con menos.'));
    tonada.clock.advance(1000);
    await tonada.turn(id, 'activate');
    await tonada.must(tonada.approve(id));
    expect((await tonada.approve(id)).statusCode).toBe(409);
    const rejected = { subject: 'budget', outcome: 'rejected', word: 'Empieza con menos.' };
    expect(await readDecisions(tonada, tonada.speaker)).toMatchObject([
      { outcome: 'accepted', title: 'Otoño', link: { screen: 'campaigns', artistId: null } },
      rejected,
    ]);
    expect(await readDecisions(tonada, casa)).toMatchObject([
      { ...rejected, link: { screen: 'campaigns', artistId: faro } },
    ]);
    for (const other of [otra, tonada.admin]) {
      expect(await readDecisions(tonada, other)).toEqual([]);
    }
  });

  it('may be rejected with a message, corrected and submitted again', async () => {
    const id = await tonada.draft({ budget: 500 });
    await tonada.turn(id, 'activate');
    await tonada.must(tonada.reject(id, 'Empieza con menos.'));
    expect(await tonada.read(id)).toMatchObject({
      status: 'draft',
      approval: { state: 'rejected', note: 'Empieza con menos.' },
    });
    const { id: _, at: __, trackTitle: ___, artistName: ____, ...fields } = tonada.campaign();
    expect(
      (await tonada.call('PUT', `promotion/marquee/${id}`, tonada.speaker, fields)).statusCode,
    ).toBe(204);
    expect((await tonada.turn(id, 'activate')).statusCode).toBe(204);
    expect((await tonada.approve(id)).statusCode).toBe(204);
  });

  it('pauses and resumes without approval while the budget is the approved one', async () => {
    const id = await tonada.running();
    await tonada.must(tonada.turn(id, 'pause'));
    expect(await tonada.read(id)).toMatchObject({ status: 'paused' });
    await tonada.must(tonada.turn(id, 'activate'));
    expect(await tonada.read(id)).toMatchObject({ status: 'active' });
  });

  // Proves marquee: A budget that rose
  it('needs approval of a higher budget, and can only be edited while paused', async () => {
    const id = await tonada.running();
    const {
      id: _,
      at: __,
      trackTitle: ___,
      artistName: ____,
      ...fields
    } = tonada.campaign({ budget: 200 });
    const edit = () => tonada.call('PUT', `promotion/marquee/${id}`, tonada.speaker, fields);
    expect((await edit()).statusCode).toBe(409);
    await tonada.must(tonada.turn(id, 'pause'));
    expect((await edit()).statusCode).toBe(204);
    await tonada.must(tonada.turn(id, 'activate'));
    expect(await tonada.read(id)).toMatchObject({
      status: 'paused',
      approval: { state: 'waiting' },
    });
    await tonada.must(tonada.turn(id, 'pause'));
    expect((await tonada.inbox()).total).toBe(0);
  });

  // Proves marquee: Its ends
  it('ends by cancelling, and by its last day', async () => {
    const id = await tonada.running();
    await tonada.must(tonada.turn(id, 'cancel'));
    expect(await tonada.read(id)).toMatchObject({ status: 'cancelled' });
    const again = await tonada.turn(id, 'activate');
    expect([again.statusCode, sentence(again)]).toEqual([
      409,
      'Esta campaña ya terminó. No se cambió nada.',
    ]);
    const other = await tonada.running();
    const late = await tonada.draft();
    tonada.clock.advance(24 * 3_600_000);
    const speaker = await tonada.openSession(tonada.speaker.id);
    const read = async () => Map.groupBy(await tonada.list(speaker), (each) => each.id);
    expect((await read()).get(other)?.[0]?.status).toBe('completed');
    expect((await tonada.turn(late, 'activate', speaker)).statusCode).toBe(422);
    await tonada.app.jobs.runDue();
    expect((await tonada.turn(other, 'activate', speaker)).statusCode).toBe(409);
  });

  // Proves marquee: Access
  it('cannot be changed by others', async () => {
    const id = await tonada.running();
    const { id: _, at: __, trackTitle: ___, artistName: ____, ...fields } = tonada.campaign();
    for (const who of [tonada.luz, tonada.people['otra']]) {
      expect((await tonada.turn(id, 'pause', who)).statusCode).toBe(404);
      expect((await tonada.call('PUT', `promotion/marquee/${id}`, who, fields)).statusCode).toBe(
        404,
      );
    }
    expect((await tonada.approve(id, 100, tonada.speaker)).statusCode).toBe(403);
  });

  it('needs a playlist of its genre for a takeover', async () => {
    const id = await tonada.draft({ adFormat: 'playlist_takeover' });
    const answer = await tonada.turn(id, 'activate');
    expect([answer.statusCode, sentence(answer)]).toEqual([
      422,
      'No hay una playlist destacada de ese género. Elige otro género u otro formato.',
    ]);
  });
});
