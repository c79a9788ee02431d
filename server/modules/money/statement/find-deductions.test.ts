import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ArtistAudience, artistAudienceSchema } from '#contract/artist-figures.ts';
import type { PlayReview } from '#contract/play-review.ts';
import { addShare } from '../../../testing/add-share.ts';
import { addPlays } from '../../../testing/add-plays.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';
import { startRoyalties } from '../../../testing/start-royalties.ts';
import type { SignedIn } from '../../../testing/start-test-app.ts';
import { artistMemberTable } from '../../catalogue/artist/artist-member.table.ts';
import { sumUpArtists } from '../../figures/figures/sum-up-artists.ts';
import { userTable } from '../../people/user/user.table.ts';
import { defaultRules } from '../play-screening/rule-book.ts';
import { writeRule } from '../play-screening/screening-rule.repository.ts';

/** Euros. */
const play = 0.00546;

let tonada: Awaited<ReturnType<typeof startRoyalties>>;
let bot: SignedIn;
let fan: SignedIn;
const speakers = new Map<string, SignedIn>();

beforeAll(async () => {
  tonada = await startRoyalties();
  const account = { country: 'MX', subscriptionType: 'premium' } as const;
  bot = await tonada.signIn(account);
  fan = await tonada.signIn(account);
  for (const artistId of [faro, uno]) {
    const person = await tonada.signIn({ role: 'artist' });
    await tonada.db.insert(artistMemberTable).values({ artistId, userId: person.id });
    speakers.set(artistId, person);
  }
});
afterAll(() => tonada.close());
beforeEach(async () => {
  await tonada.clear();
  await writeRule(tonada.db, 'listener', { ...defaultRules.listener, least: 10 });
});

const hear = ({ id }: SignedIn, trackId: string, from: string, times: number) =>
  addPlays(tonada.db, { listenerId: id, trackId, from: `${from}T10:00:00Z`, times });

/** Five plays of October are held outside of the last 28 days, seven within; two are a fan's. */
async function holdSome() {
  await hear(bot, 'trk_1', '2026-10-05', 5);
  await hear(bot, 'trk_1', '2026-10-26', 7);
  await hear(fan, 'trk_1', '2026-10-27', 2);
  await hear(fan, 'trk_3', '2026-10-27', 1);
  await tonada.closeBefore('2026-11');
  await sumUpArtists(tonada.db, tonada.clock());
}

async function read(range = '28days', artistId: string = faro): Promise<ArtistAudience> {
  const answer = await tonada.app.inject({
    url: `/api/artist/audience?range=${range}`,
    headers: speakers.get(artistId)?.headers ?? {},
  });
  expect(answer.statusCode).toBe(200);
  return artistAudienceSchema.parse(answer.json());
}

const getOctober = ({ months }: ArtistAudience) => months.find(({ month }) => month === '2026-10');

async function decide(verdict: 'counted' | 'refused') {
  const { held } = (await tonada.call('GET', 'play-review')).json<PlayReview>();
  const answer = await tonada.call('POST', 'play-review/decisions', {
    payload: { groups: held.map(({ id }) => id), verdict, reason: 'Un solo oyente' },
  });
  expect(answer.statusCode).toBe(200);
}

describe('held plays in the figures of an artist', () => {
  // Proves screening: In the figures
  it('are named for the days of the range, with the statement that says why', async () => {
    await holdSome();
    const [statement] = await tonada.readStatements();
    const named = { id: statement?.id, period: '2026-10' };
    const audience = await read();
    expect(audience.streams).toBe(9);
    expect(audience.held).toEqual({ waiting: 7, refused: 0, statement: named });
    expect((await read('90days')).held).toEqual({ waiting: 12, refused: 0, statement: named });
    expect(await read('7days')).not.toHaveProperty('held');
  });

  // Proves screening: In the money of a month
  it('are named in the money of their month, whatever the range', async () => {
    await holdSome();
    for (const range of ['7days', '90days']) {
      const october = getOctober(await read(range));
      expect(october).toMatchObject({ streams: 14, held: { refused: 0 } });
      expect(october?.earnings).toBeCloseTo(14 * play, 9);
      expect(october?.held?.waiting).toBeCloseTo(12 * play, 9);
    }
  });

  // Proves screening: In the figures, decided to count
  it('are named no longer once they are decided to count', async () => {
    await holdSome();
    await decide('counted');
    const audience = await read();
    expect(audience.streams).toBe(9);
    expect(audience).not.toHaveProperty('held');
    expect(getOctober(audience)).not.toHaveProperty('held');
  });

  // Proves screening: In the figures, refused
  it('are named as refused once they are', async () => {
    await holdSome();
    await decide('refused');
    const audience = await read();
    expect(audience.held).toMatchObject({ waiting: 0, refused: 7 });
    const { waiting, refused } = getOctober(audience)?.held ?? {};
    expect(waiting).toBe(0);
    expect(refused).toBeCloseTo(12 * play, 9);
  });

  // Proves screening: In nobody else's figures
  it('of others are not named', async () => {
    await holdSome();
    const audience = await read('28days', uno);
    expect(audience.streams).toBe(1);
    expect(audience).not.toHaveProperty('held');
    expect(getOctober(audience)).not.toHaveProperty('held');
  });

  // Proves screening: What naming them costs
  it('cost one statement more than figures without any', async () => {
    await holdSome();
    const withHeld = await countStatements(() => read());
    const without = await countStatements(() => read('28days', uno));
    expect(withHeld - without).toBe(1);
  });
});

describe('what others get of recordings, in the figures of an artist', () => {
  /** Today is 20 November. */
  async function count() {
    await tonada.closeBefore('2026-11');
    await tonada.recount();
    await sumUpArtists(tonada.db, tonada.clock());
  }

  async function addPayee(part: number, startsOn: string) {
    const payee = await tonada.signIn({});
    await addShare(tonada.db, { trackId: 'trk_1', startsOn, parts: [[payee.id, part]] });
    return payee;
  }

  // Proves recording-shares: What others get of an open month
  it('is named for the months that may be open, by the sheet of each day', async () => {
    await addPayee(50, '2026-10-11');
    await addPayee(10, '2026-11-11');
    for (const day of ['2026-10-10', '2026-10-12', '2026-11-10', '2026-11-12']) {
      await hear(fan, 'trk_1', day, 4);
    }
    await hear(fan, 'trk_2', '2026-11-12', 4);
    await hear(bot, 'trk_1', '2026-11-12', 4);
    await count();
    const audience = await read();
    expect(getOctober(audience)?.shared).toBeCloseTo(4 * play * 0.5, 9);
    expect(audience.thisMonth?.shared).toBeCloseTo(4 * play * 0.5 + 8 * play * 0.1, 9);
    expect(audience.thisMonth?.earnings).toBeCloseTo(16 * play, 9);
  });

  // Proves recording-shares: Held plays are nobody's
  it('is nothing of held plays, which nobody gets', async () => {
    await addPayee(50, '2026-10-01');
    await hear(bot, 'trk_1', '2026-10-05', 12);
    await hear(fan, 'trk_1', '2026-10-06', 4);
    await count();
    const october = getOctober(await read());
    expect(october?.held?.waiting).toBeCloseTo(12 * play, 9);
    expect(october?.shared).toBeCloseTo(4 * play * 0.5, 9);
  });

  // Proves recording-shares: Without a sheet nothing is left out
  it('is nothing without an accepted sheet, or once the account of a payee is gone', async () => {
    await hear(fan, 'trk_1', '2026-11-10', 4);
    await count();
    expect((await read()).thisMonth).not.toHaveProperty('shared');
    const payee = await addPayee(50, '2026-11-01');
    expect((await read()).thisMonth?.shared).toBeCloseTo(4 * play * 0.5, 9);
    await tonada.db.delete(userTable).where(eq(userTable.id, payee.id));
    expect((await read()).thisMonth).not.toHaveProperty('shared');
  });
});
