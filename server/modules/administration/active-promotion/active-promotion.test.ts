import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminUser, type PromotionKind, promotionKinds } from '#contract/administration.ts';
import type { AccountPromotions, ArtistOverview } from '#contract/active-promotion.ts';
import { campaign, notification, story } from '../../../testing/delivered-samples.ts';
import { concertForm } from '../../../testing/start-concert-app.ts';
import { startMarqueeApp } from '../../../testing/start-marquee-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { getSeenValues } from '../../../testing/start-administration.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { concertTable } from '../../promotion/concert/concert.table.ts';
import { fanCampaignTable } from '../../promotion/fan/fan-campaign.table.ts';
import { addFan, removeFans } from '../../../testing/add-fan.ts';
import {
  fanNotificationTable,
  receivedNotificationTable,
} from '../../promotion/notification/notification.table.ts';
import { storyTable } from '../../promotion/story/story.table.ts';
import { setStatus } from '../user-administration/console-acts.ts';

let tonada: Awaited<ReturnType<typeof startMarqueeApp>>;
let singer: SignedIn;
let fan: SignedIn;
let boss: SignedIn;
const at = '2026-11-20T20:00:00.000Z';
const planned = '2026-11-22T20:00:00.000Z';

beforeAll(async () => {
  tonada = await startMarqueeApp();
});
afterAll(() => tonada.close());

beforeEach(async () => {
  await tonada.clear();
  const { db, clock } = tonada;
  for (const table of [fanNotificationTable, fanCampaignTable, storyTable, concertTable]) {
    await db.delete(table);
  }
  await removeFans(db);
  boss = await tonada.signIn({ role: 'admin' });
  singer = await tonada.signIn({ role: 'artist', displayName: 'Nora' });
  await db.insert(artistMemberTable).values({ artistId: faro, userId: singer.id });
  fan = await tonada.listener();
  await addFan(db, { artistId: faro, listenerId: fan.id, streams: 5, followedAt: clock() });
});

async function setGoing(who: SignedIn, mark: string, query = '') {
  const { call, must } = tonada;
  const post = (path: string, payload?: object) =>
    must(call('POST', `promotion/${path}${query}`, who, payload));
  await post('fans/notifications', { ...notification, id: `n-${mark}`, scheduledDate: planned });
  const paid = tonada.campaign({ id: `m-${mark}`, endDate: '2026-11-25' });
  await post('marquee', paid);
  await post(`marquee/${paid.id}/activate`);
  await must(tonada.approve(paid.id));
  await post('my-stories', { ...story, id: `s-${mark}` });
  await post('concerts/artist', { ...concertForm, id: `c-${mark}`, at });
  await post('fans/campaigns', { ...campaign, id: `f-${mark}`, endDate: '2026-11-28' });
  await post(`fans/campaigns/f-${mark}/activate`);
}

const running = async (who: SignedIn) =>
  (await tonada.call('GET', `admin/users/${who.id}/running`, boss)).json<AccountPromotions>();

const getStates = ({ items }: Pick<AccountPromotions, 'items'>) =>
  items.map(({ kind, state }) => `${kind} ${state}`);

async function turn(
  who: SignedIn,
  status: 'active' | 'suspended',
  stops?: readonly PromotionKind[],
) {
  const url = `admin/users/${who.id}`;
  const user = (await tonada.call('GET', url, boss)).json<AdminUser>();
  return tonada.app.inject({
    method: 'PATCH',
    url: `/api/${url}`,
    headers: boss.headers,
    payload: { seen: getSeenValues(user), changes: { status }, ...(stops && { stops }) },
  });
}

async function found() {
  const { call } = tonada;
  const stories = await call('GET', `artists/${faro}/stories`, fan);
  const highlights = await call('GET', `artists/${faro}/highlights`, fan);
  const { concerts, campaigns } = highlights.json<{ concerts: unknown[]; campaigns: unknown[] }>();
  return {
    marquee: (await tonada.getSponsored(fan)) !== null,
    stories: stories.json<unknown[]>().length,
    concerts: concerts.length,
    campaigns: campaigns.length,
  };
}
const all = { marquee: true, stories: 1, concerts: 1, campaigns: 1 };
const none = { marquee: false, stories: 0, concerts: 0, campaigns: 0 };

const going = [
  'notices planned',
  'marquee running',
  'stories running',
  'concerts running',
  'campaigns running',
];

describe('an account’s running items', () => {
  // Proves administration: What an account started
  it('is shown to staff before they suspend it, with the artists it acts for', async () => {
    await setGoing(singer, 'a');
    const listed = await running(singer);
    expect(listed.artists).toEqual([{ id: faro, name: 'Faro Norte' }]);
    expect(getStates(listed)).toEqual(going);
    expect(listed.items[0]).toMatchObject({ title: 'Sale hoy', until: planned });
    expect(listed.items[1]?.until).toBe('2026-11-26T00:00:00.000Z');
  });

  // Proves administration: It stops and comes back
  it('stops and resumes with it', async () => {
    await setGoing(singer, 'a');
    expect(await found()).toEqual(all);
    expect((await turn(singer, 'suspended', promotionKinds)).statusCode).toBe(200);
    expect(await found()).toEqual(none);
    expect(getStates(await running(singer))).toEqual(
      promotionKinds.map((kind) => `${kind} resting`),
    );
    expect((await tonada.call('POST', 'user/campaigns/f-a/join', fan, {})).json()).toMatchObject({
      error: 'Esta campaña está en pausa. Vuelve a intentarlo más tarde.',
    });
    await turn(singer, 'active');
    expect(await found()).toEqual(all);
    expect(getStates(await running(singer))).toEqual(going);
    tonada.clock.set(new Date(planned));
    await tonada.app.jobs.runDue();
    expect(await tonada.db.$count(receivedNotificationTable)).toBe(1);
  });

  it('resumes too if the operator restores the account', async () => {
    const email = 'vuelve@example.com';
    const { db, clock } = tonada;
    const who = await tonada.signIn({ role: 'artist', email });
    await db.insert(artistMemberTable).values({ artistId: faro, userId: who.id });
    await setGoing(who, 'a');
    await turn(who, 'suspended', promotionKinds);
    expect(await found()).toEqual(none);
    await setStatus(db, { email, status: 'active', now: clock() });
    expect(await found()).toEqual(all);
  });

  // Proves administration: Stopped by choice
  it('continues if staff leave it running', async () => {
    await setGoing(singer, 'a');
    await turn(singer, 'suspended', ['stories']);
    expect(await found()).toEqual({ ...all, stories: 0 });
    await turn(singer, 'active');
    await turn(singer, 'suspended');
    expect(await found()).toEqual(all);
  });

  // Proves administration: What ended meanwhile
  it('does not resume if its time is over', async () => {
    await setGoing(singer, 'a');
    await turn(singer, 'suspended', promotionKinds);
    tonada.clock.set(new Date('2026-11-27T20:00:00Z'));
    boss = await tonada.signIn({ role: 'admin' });
    await tonada.app.jobs.runDue();
    await turn(singer, 'active');
    await tonada.app.jobs.runDue();
    expect(getStates(await running(singer))).toEqual(['concerts running', 'campaigns running']);
    expect(await tonada.db.$count(receivedNotificationTable)).toBe(0);
  });

  // Proves administration: Of one person alone
  it('excludes items of the label or of other people of the artist', async () => {
    const casa = tonada.people['casa'];
    if (casa === undefined) throw new Error('Nobody works for Casa.');
    await setGoing(singer, 'a');
    await setGoing(casa, 'b', `?artistId=${faro}`);
    await turn(singer, 'suspended', promotionKinds);
    expect(await found()).toEqual(all);
    expect(getStates(await running(casa))).toEqual(going);
    await turn(casa, 'suspended', promotionKinds);
    expect(await found()).toEqual(none);
    await turn(singer, 'active');
    expect(await found()).toEqual(all);
    expect(getStates(await running(casa))).toEqual(promotionKinds.map((kind) => `${kind} resting`));
    await turn(casa, 'active');
  });

  // Proves administration: A budget that waits
  it('returns to pending if its budget was not approved', async () => {
    const id = await tonada.draft({ endDate: '2026-11-25' });
    await tonada.turn(id, 'activate');
    const waiting = async () => (await tonada.inbox()).campaigns.map((each) => each.id);
    expect(await waiting()).toEqual([id]);
    await turn(tonada.speaker, 'suspended', promotionKinds);
    expect(await waiting()).toEqual([]);
    await turn(tonada.speaker, 'active');
    expect(await waiting()).toEqual([id]);
  });

  it('is not found for an unknown account', async () => {
    const answer = await tonada.call('GET', 'admin/users/usr_nobody/running', boss);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the page of an artist for staff', () => {
  // Proves administration: The page of an artist
  it('has the artist’s accounts, contract and all running items', async () => {
    await setGoing(singer, 'a');
    await turn(singer, 'suspended', ['concerts']);
    const answer = await tonada.call('GET', `admin/artists/${faro}`, boss);
    const page = answer.json<ArtistOverview>();
    expect(page).toMatchObject({
      id: faro,
      name: 'Faro Norte',
      contract: {
        label: { name: 'Casa' },
        status: 'active',
        royaltyRate: 70,
        endsOn: '2026-12-31',
      },
    });
    expect(page.people).toContainEqual(
      expect.objectContaining({ id: singer.id, name: 'Nora', status: 'suspended' }),
    );
    expect(getStates(page)).toEqual(
      going.map((each) => each.replace(/^concerts running/, 'concerts resting')),
    );
  });

  it('sorts ñ after n in the artist’s accounts', async () => {
    for (const displayName of ['Ñandú', 'Nuria', 'nz']) {
      const { id } = await tonada.signIn({ role: 'artist', displayName });
      await tonada.db.insert(artistMemberTable).values({ artistId: faro, userId: id });
    }
    const answer = await tonada.call('GET', `admin/artists/${faro}`, boss);
    const names = answer.json<ArtistOverview>().people.map(({ name }) => name);
    const requested = new Set(['Ñandú', 'Nuria', 'nz']);
    expect(names.filter((name) => requested.has(name))).toEqual(['Nuria', 'nz', 'Ñandú']);
  });

  it('is not found for an unknown artist', async () => {
    const unknown = await tonada.call('GET', 'admin/artists/art_nobody', boss);
    expect(unknown.statusCode).toBe(404);
  });
});
