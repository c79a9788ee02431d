import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  labelAnalyticsSchema,
  labelPayoutsSchema,
  ownStatementSchema,
} from '#contract/label-figures.ts';
import { statementSchema } from '#contract/statement.ts';
import { addShare } from '../../../testing/add-share.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro, uno } from '../../../testing/start-payment-app.ts';

let tonada: LabelApp;

beforeAll(async () => {
  tonada = await startLabelApp();
});
afterAll(() => tonada.close());

describe('the analytics of a label', () => {
  // Proves label-dashboard: Twelve closed months, genres, countries, growth
  it('agree with its closed months', async () => {
    const answer = await tonada.ask('analytics', 'casa');
    const analytics = labelAnalyticsSchema.parse(answer.json());
    expect(answer.json()).toEqual(analytics);
    expect(analytics).toMatchObject({
      totalArtists: 2,
      activeArtists: 1,
      totalStreams: 4500,
      totalRevenue: 43.005,
      topGenres: [
        { genre: 'Pop', revenue: 40.005 },
        { genre: 'Rock', revenue: 3 },
      ],
      topCountries: [
        { country: 'MX', streams: 3000, revenue: 30 },
        { country: 'ES', streams: 1500, revenue: 13.005 },
      ],
    });
    expect(analytics.monthlyGrowth).toBeCloseTo(230.05, 6);
    expect(analytics.revenueByMonth).toHaveLength(12);
    expect(analytics.revenueByMonth.slice(-3)).toMatchObject([
      { month: '2026-08', amount: 0, growth: null },
      { month: '2026-09', amount: 10, growth: null },
      { month: '2026-10', amount: 33.005 },
    ]);
    const parts = analytics.topGenres.reduce((sum, { percentage }) => sum + percentage, 0);
    expect(parts).toBeCloseTo(100, 9);
  });

  // Proves label-dashboard: No month closed yet
  it('are empty before the first month of the label is closed', async () => {
    expect((await tonada.ask('analytics', 'otra')).json()).toMatchObject({
      totalStreams: 0,
      totalRevenue: 0,
      monthlyGrowth: null,
      topGenres: [],
      topCountries: [],
    });
  });
});

describe('the payouts of a label', () => {
  const read = async (month?: string) =>
    labelPayoutsSchema.parse((await tonada.ask('payouts', 'casa', month ? { month } : {})).json());

  // Proves label-dashboard: Payouts of a month
  it('are those of the last closed month, gross, commission and share', async () => {
    expect(await read()).toMatchObject({
      months: ['2026-10', '2026-09'],
      month: '2026-10',
      payouts: [
        {
          artist: { id: faro, name: 'Faro Norte' },
          gross: 30.005,
          royaltyRates: [70],
          share: 21,
          commission: 9.005,
          amount: 21,
          status: 'pending',
          date: '2026-11-30',
        },
        { artist: { id: uno }, gross: 3, royaltyRates: [60], share: 1.8, commission: 1.2 },
      ],
      own: { commission: 10.21, carried: 0, amount: 10.21, status: 'pending', date: '2026-11-30' },
      pending: {
        amount: 33.01,
        commission: 10.21,
        nextOn: '2026-11-30',
        overdue: 0,
        overdueSince: null,
      },
    });
  });

  // Proves label-dashboard: A month that is named
  it('are those of a given month', async () => {
    expect(await read('2026-09')).toMatchObject({
      month: '2026-09',
      payouts: [{ gross: 10, share: 7, status: 'paid', date: '2026-10-28' }],
    });
    expect((await read('2020-01')).payouts).toEqual([]);
    expect((await tonada.ask('payouts', 'casa', { month: '2026-13' })).statusCode).toBe(400);
  });

  // Proves label-dashboard: Commission and part add up
  it('each add up to what was earned', async () => {
    for (const { gross, commission, share } of (await read()).payouts) {
      expect(commission + share).toBeCloseTo(gross, 6);
    }
  });
});

describe('a statement of an artist, as the label reads it', () => {
  const getId = async () => {
    const answer = await tonada.ask('payouts', 'casa', { month: '2026-09' });
    return labelPayoutsSchema.parse(answer.json()).payouts[0]?.id ?? '';
  };

  // Proves payments: A label's statement
  it('breaks down the month’s payout', async () => {
    const answer = await tonada.ask(`statements/${await getId()}`, 'casa');
    expect(statementSchema.parse(answer.json())).toMatchObject({
      artist: { id: faro, name: 'Faro Norte' },
      label: 'Casa',
      period: '2026-09',
      earnings: 10,
      payable: 7,
      status: 'paid',
      date: '2026-10-28',
      lines: [{ royaltyRate: 70, origin: 'elsewhere', earnings: 10, amount: 7 }],
    });
  });

  it('is for the label alone, and for admins who name it', async () => {
    const id = await getId();
    const statuses = async (who: string | undefined, query = {}) =>
      (await tonada.ask(`statements/${id}`, who, query)).statusCode;
    expect(await statuses(undefined)).toBe(401);
    for (const role of ['user', 'artist', 'editorial']) expect(await statuses(role)).toBe(403);
    expect(await statuses('otra')).toBe(404);
    expect(await statuses('otra', { label: tonada.labels.casa })).toBe(404);
    expect(await statuses('admin', { label: tonada.labels.casa })).toBe(200);
    expect((await tonada.ask('statements/nobody', 'casa')).statusCode).toBe(404);
  });
});

describe("a label's own statement", () => {
  const getId = async () =>
    labelPayoutsSchema.parse((await tonada.ask('payouts', 'casa')).json()).own?.id ?? '';

  // Proves payments: Artists' parts and commission on the label's statement
  it('adds up to all earnings: artists’ shares and its commission', async () => {
    const answer = await tonada.ask(`own-statements/${await getId()}`, 'casa');
    const own = ownStatementSchema.parse(answer.json());
    expect(answer.json()).toEqual(own);
    expect(own).toMatchObject({
      label: 'Casa',
      period: '2026-10',
      labelRate: null,
      gross: 33.005,
      share: 22.8,
      commission: 10.21,
      lines: [
        { artist: { name: 'Faro Norte' }, gross: 30.005, share: 21, commission: 9.01 },
        { artist: { id: uno }, gross: 3, share: 1.8, commission: 1.2 },
      ],
    });
  });

  // Proves payments: Access to it
  it('is for the label alone, and for admins who name it', async () => {
    const id = await getId();
    const statuses = async (who: string | undefined, query = {}) =>
      (await tonada.ask(`own-statements/${id}`, who, query)).statusCode;
    expect(await statuses(undefined)).toBe(401);
    for (const role of ['user', 'artist', 'editorial']) expect(await statuses(role)).toBe(403);
    expect(await statuses('otra')).toBe(404);
    expect(await statuses('otra', { label: tonada.labels.casa })).toBe(404);
    expect(await statuses('admin', { label: tonada.labels.casa })).toBe(200);
  });

  // Proves payments: Overdue
  it('that was not paid is overdue, and the next payment is the following one', async () => {
    const { clock } = tonada;
    const before = clock();
    clock.set(new Date('2026-12-02T12:00:00Z'));
    const person = await tonada.signInAgain('casa');
    const answer = await tonada.app.inject({ url: '/api/label/payouts', headers: person.headers });
    expect(labelPayoutsSchema.parse(answer.json()).pending).toEqual({
      amount: 33.01,
      commission: 10.21,
      nextOn: null,
      overdue: 33.01,
      overdueSince: '2026-11-30',
    });
    clock.set(before);
  });
});

describe('payouts of shared recordings', () => {
  // Proves label-dashboard: What others get, so that rows add up
  it('name what others get, so that each adds up to what is paid', async () => {
    const voice = await tonada.signIn({});
    await addShare(tonada.db, {
      trackId: 'trk_1',
      startsOn: '2026-11-21',
      parts: [[voice.id, 50]],
    });
    await tonada.hear(voice, 'trk_1', '2026-11-21', 100);
    await tonada.closeBefore('2026-12');
    const answer = await tonada.ask('payouts', 'casa', { month: '2026-11' });
    const { payouts } = labelPayoutsSchema.parse(answer.json());
    const [shared, whole] = payouts;
    expect(shared?.artist.id).toBe(faro);
    expect(shared?.shared).toBeGreaterThan(0);
    expect(whole?.artist.id).toBe(uno);
    expect(whole).not.toHaveProperty('shared');
    for (const { gross, commission, share, shared: ofOthers = 0, carried, amount } of payouts) {
      expect(commission + share).toBeCloseTo(gross, 6);
      expect(share - ofOthers + carried).toBeCloseTo(amount, 6);
    }
  });
});
