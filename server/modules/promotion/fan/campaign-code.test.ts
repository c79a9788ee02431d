import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArtistHighlights } from '#contract/artist-highlights.ts';
import type { ParticipantList } from '#contract/fan.ts';
import { defaultPreferences } from '#contract/preferences.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { concertForm } from '../../../testing/start-concert-app.ts';
import { type FanApp, faroNorte, startFanApp } from '../../../testing/start-fan-app.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { removeFans } from '../../../testing/add-fan.ts';

let tonada: FanApp;
beforeAll(async () => {
  tonada = await startFanApp();
});
beforeEach(() => tonada.clear());
afterAll(() => tonada.close());

const presale = { ...concertForm, fanClubPresale: true, presaleCode: 'FARO27' };
let made = 0;

async function offered(change: Parameters<FanApp['active']>[0] = {}) {
  const concertId = `concert-${(made += 1)}`;
  const at = tonada.clock().toISOString();
  const added = { ...presale, id: concertId, at };
  const answer = await tonada.call(tonada.artist, 'POST', 'promotion/concerts/artist', added);
  expect(answer.statusCode).toBe(200);
  const id = await tonada.active({ type: 'concert_tickets', concertId, ...change });
  return { id, concertId };
}

/** Each a moment after the last. */
const join = (who: SignedIn, id: string, body?: object) => {
  tonada.clock.advance(1000);
  return tonada
    .call(who, 'POST', `user/campaigns/${id}/join`, body)
    .finally(() => tonada.clock.advance(1000));
};
const leave = (who: SignedIn, id: string) => tonada.call(who, 'POST', `user/campaigns/${id}/leave`);
const getError = async (answer: ReturnType<typeof join>) =>
  (await answer).json<{ error?: string }>().error;
const offers = async (who: SignedIn) =>
  (await tonada.call(who, 'GET', `artists/${faroNorte}/highlights`)).json<ArtistHighlights>()
    .campaigns;
const bell = async (who: SignedIn) => (await tonada.bell(who)).notifications;
const participants = async (id: string, who = tonada.artist) =>
  (
    await tonada.call(who, 'GET', `promotion/fans/campaigns/${id}/participants`)
  ).json<ParticipantList>().participants;
const cancel = (id: string) =>
  tonada.call(tonada.artist, 'POST', `promotion/fans/campaigns/${id}/cancel`);
const day = 24 * 3_600_000;

describe('the presale code of a campaign', () => {
  // Proves fans: The code
  it('is shown only to participants, in the answer, on the card and in the bell', async () => {
    const [fan, other] = [await tonada.fan(), await tonada.fan()];
    const { id } = await offered();
    expect((await join(fan, id)).json()).toEqual({
      isIn: true,
      participantCount: 1,
      presaleCode: 'FARO27',
    });
    expect((await offers(fan))[0]).toMatchObject({ isIn: true, presaleCode: 'FARO27' });
    expect(await bell(fan)).toMatchObject([
      {
        type: 'decision',
        subject: 'participation',
        outcome: 'joined',
        title: 'Escúchalo antes',
        presaleCode: 'FARO27',
        link: { screen: 'artist_page', artistId: faroNorte },
      },
    ]);
    expect((await offers(other))[0]).toMatchObject({
      isIn: false,
      concert: { title: 'Gira del faro', venue: 'Sala Sol', date: '2026-12-05' },
    });
    expect((await offers(other))[0]).not.toHaveProperty('presaleCode');
    expect(await bell(other)).toEqual([]);
    await leave(fan, id);
    expect((await offers(fan))[0]).not.toHaveProperty('presaleCode');
    expect(await bell(fan)).toEqual([]);
  });

  // Proves fans: The current code, while it is valid
  it('is the concert’s present code, and ends with the campaign', async () => {
    const fan = await tonada.fan();
    const { id, concertId } = await offered();
    await join(fan, id);
    const changed = { ...presale, presaleCode: 'NUEVO', ticketsSold: 0, isOnSale: false };
    await tonada.call(tonada.artist, 'PUT', `promotion/concerts/${concertId}`, changed);
    expect((await offers(fan))[0]?.presaleCode).toBe('NUEVO');
    expect(await bell(fan)).toMatchObject([
      { outcome: 'changed', presaleCode: 'NUEVO' },
      { outcome: 'joined', presaleCode: 'NUEVO' },
    ]);
    tonada.clock.advance(11 * day);
    const later = await tonada.openSession(fan.id);
    expect(await offers(later)).toMatchObject([{ id, isIn: true, ended: 'completed' }]);
    expect((await offers(later))[0]).not.toHaveProperty('presaleCode');
    tonada.clock.advance(-11 * day);
  });

  it('must belong to a concert of the artist', async () => {
    const answer = await tonada.propose(tonada.campaign({ concertId: 'concert-of-others' }));
    expect(answer.statusCode).toBe(422);
  });
});

describe('a cancelled campaign', () => {
  // Proves fans: Cancelled
  // Proves notices: Participants
  it('notifies participants, and stays visible only to them', async () => {
    const [fan, other] = [await tonada.fan(), await tonada.fan()];
    const { id } = await offered();
    await join(fan, id);
    expect((await cancel(id)).statusCode).toBe(204);
    expect((await bell(fan))[0]).toMatchObject({ outcome: 'called_off', title: 'Escúchalo antes' });
    expect(await offers(fan)).toMatchObject([{ id, isIn: true, ended: 'cancelled' }]);
    expect((await offers(fan))[0]).not.toHaveProperty('presaleCode');
    expect([await offers(other), await bell(other)]).toEqual([[], []]);
    expect(await getError(join(other, id))).toBe('El artista canceló esta campaña.');
  });

  // Proves fans: With its concert
  it.each([
    ['cancelled', 'POST', '/cancel'],
    ['removed', 'DELETE', ''],
  ] as const)('ends with its concert if that is %s', async (_, method, act) => {
    const fan = await tonada.fan();
    const { id, concertId } = await offered();
    await join(fan, id);
    const url = `promotion/concerts/${concertId}${act}`;
    const { statusCode } = await tonada.call(tonada.artist, method, url);
    expect(statusCode).toBeLessThan(300);
    expect((await bell(fan))[0]).toMatchObject({ outcome: 'called_off' });
    expect((await tonada.campaigns())[0]?.status).toBe('cancelled');
  });
});

describe('a participant', () => {
  // Proves fans: The participants
  it('is listed for the artist, with an email only if allowed', async () => {
    const privacy = { ...defaultPreferences.privacy, showActivity: false };
    const preferences = { ...defaultPreferences, privacy };
    const open = await tonada.fan({ streams: 500 });
    const shy = await tonada.fan({ user: { preferences } });
    const { id } = await offered();
    await join(open, id, { sharesContact: true });
    await join(shy, id);
    const seen = await participants(id);
    expect(seen.map(({ id: who, tier }) => [who, tier])).toEqual(
      expect.arrayContaining([
        [open.id, 'superfan'],
        [shy.id, 'casual'],
      ]),
    );
    const getEmail = (who: SignedIn) => seen.find((each) => each.id === who.id)?.email;
    expect(getEmail(open)).toMatch(/@/);
    expect(getEmail(shy)).toBeNull();
    const foreign = await tonada.signIn({ role: 'artist' });
    const requested = `promotion/fans/campaigns/${id}/participants`;
    expect((await tonada.call(foreign, 'GET', requested)).statusCode).toBe(404);
    expect((await tonada.call(open, 'GET', requested)).statusCode).toBe(403);
  });

  // Proves fans: Notified by themselves
  it('can be notified separately, even after unfollowing', async () => {
    const [fan, other] = [await tonada.fan(), await tonada.fan()];
    const { id } = await offered();
    await join(fan, id);
    await removeFans(tonada.db);
    const reach = `promotion/fans/notifications/reach?type=concert&campaignId=${id}`;
    expect((await tonada.call(tonada.artist, 'GET', reach)).json()).toMatchObject({ fans: 1 });
    await tonada.send(tonada.notification({ type: 'concert', campaignId: id }));
    await tonada.app.jobs.runDue();
    expect((await bell(fan))[0]).toMatchObject({ title: 'Sale hoy' });
    expect(await bell(other)).toEqual([]);
    expect(await tonada.notifications()).toMatchObject([
      { recipientCount: 1, campaign: { id, title: 'Escúchalo antes' } },
    ]);
    const foreign = tonada.notification({ campaignId: 'nothing' });
    expect((await tonada.send(foreign)).statusCode).toBe(422);
  });

  // Proves fans: Leaving at any time
  it('can leave after unfollowing, and after a cancellation', async () => {
    const fan = await tonada.fan();
    const { id } = await offered();
    await join(fan, id);
    await removeFans(tonada.db);
    expect(await offers(fan)).toMatchObject([{ id, isIn: true, presaleCode: 'FARO27' }]);
    await cancel(id);
    expect((await leave(fan, id)).json()).toEqual({ isIn: false, participantCount: 0 });
    expect([await offers(fan), await participants(id)]).toEqual([[], []]);
  });

  // Proves fans: Places are for fans
  it('cannot be staff or the artist’s people, who learn why', async () => {
    const { id } = await offered();
    const admin = await tonada.fan({ user: { role: 'admin' } });
    const editor = await tonada.fan({ user: { role: 'editorial' } });
    const member = await tonada.fan({ user: { role: 'artist' } });
    await tonada.db.insert(artistMemberTable).values({ artistId: faroNorte, userId: member.id });
    for (const insider of [admin, editor, member]) {
      expect(await offers(insider)).toEqual([]);
      const answer = await join(insider, id);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        403,
        'Los lugares son para los fans, no para quien trabaja con el artista o con el servicio.',
      ]);
    }
    expect((await tonada.campaigns())[0]?.participantCount).toBe(0);
  });

  // Proves fans: True reasons
  it('learns the actual reason if they cannot', async () => {
    const [casual, vip] = [await tonada.fan(), await tonada.fan({ streams: 1000 })];
    const stranger = await tonada.signIn();
    const open = await tonada.active({ eligibleTiers: ['vip'] });
    const later = await tonada.active({ startDate: '2026-11-21' });
    expect(await getError(join(casual, open))).toMatch(/fans de otros niveles/);
    expect(await getError(join(stranger, open))).toMatch(/para los fans del artista/);
    expect(await getError(join(vip, later))).toMatch(/todavía no empieza/);
    tonada.clock.advance(11 * day);
    const again = await tonada.openSession(vip.id);
    expect(await getError(join(again, open))).toMatch(/ya terminó/);
    tonada.clock.advance(-11 * day);
  });
});

describe('a campaign before anybody could join', () => {
  const change = (id: string, payload: object) =>
    tonada.call(tonada.artist, 'PUT', `promotion/fans/campaigns/${id}`, payload);
  const fields = (more: object = {}) => {
    const { id: _, at: __, ...rest } = tonada.campaign();
    return { ...rest, title: 'Otro título', ...more };
  };

  // Proves fans: Drafts and planned ones are edited
  it.each([
    ['a draft', {}, false],
    ['one that is planned', { startDate: '2026-11-22' }, true],
  ])('is changed: %s', async (_, days, isActive) => {
    const draft = tonada.campaign(days);
    await tonada.propose(draft);
    if (isActive) {
      await tonada.call(tonada.artist, 'POST', `promotion/fans/campaigns/${draft.id}/activate`);
    }
    const answer = await change(draft.id, fields({ ...days, version: 1 }));
    expect(answer.json()).toMatchObject({ title: 'Otro título', version: 2 });
    const stale = await change(draft.id, fields({ ...days, version: 1 }));
    expect([stale.statusCode, stale.json<{ error: string }>().error]).toEqual([
      409,
      'Esto cambió mientras lo editabas. Ciérralo y ábrelo de nuevo para ver cómo está ahora.',
    ]);
  });

  // Proves forms: Saved twice: campaign of fans
  // Proves fans: Two devices edit a campaign
  it('keeps another device’s changes, and reports a field that both changed', async () => {
    const draft = tonada.campaign({ title: 'Preventa' });
    await tonada.propose(draft);
    const renamed = await change(draft.id, { title: 'Ensayo', seen: { title: 'Preventa' } });
    expect(renamed.statusCode).toBe(200);
    const widened = { maxParticipants: 7, seen: { maxParticipants: draft.maxParticipants } };
    expect((await change(draft.id, widened)).json()).toMatchObject({
      title: 'Ensayo',
      maxParticipants: 7,
    });
    const late = await change(draft.id, { title: 'Gira', seen: { title: 'Preventa' } });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({
        fields: { title: 'Ahora es «Ensayo».' },
        current: { title: 'Ensayo' },
      }),
    ]);
  });

  it('cannot be changed once begun, or by others', async () => {
    const id = await tonada.active();
    expect((await change(id, fields())).statusCode).toBe(409);
    const foreign = await tonada.signIn({ role: 'artist' });
    const answer = await tonada.call(foreign, 'PUT', `promotion/fans/campaigns/${id}`, fields());
    expect(answer.statusCode).toBe(404);
  });
});
