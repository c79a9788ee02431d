import { eq } from '#drizzle/orm.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnalyticsTable } from '#contract/analytics.ts';
import type { ArtistAudience, ArtistStats } from '#contract/artist-figures.ts';
import type { AdminLabel } from '#contract/label-administration.ts';
import type { LabelAnalytics, LabelArtist, LabelPayouts } from '#contract/label-figures.ts';
import type { LabelInfo } from '#contract/label.ts';
import type { PendingLabels, RoyaltyDetails } from '#contract/royalties.ts';
import type { Payment, Statement } from '#contract/statement.ts';
import { type LabelApp, startLabelApp } from '../../../testing/start-label-app.ts';
import { faro } from '../../../testing/start-payment-app.ts';
import { artistTable } from '../../catalogue/artist/artist.table.ts';

let tonada: LabelApp;
let seen: Awaited<ReturnType<typeof readScreens>>;

beforeAll(async () => {
  tonada = await startLabelApp();
  await tonada.db.update(artistTable).set({ followers: 1_234 }).where(eq(artistTable.id, faro));
  seen = await readScreens();
});
afterAll(() => tonada.close());

/** Reads what the screens about Faro Norte request; the artist was with Casa throughout. */
async function readScreens() {
  const read = async <Answer>(address: string, who = 'admin') => {
    const headers = tonada.people[who]?.headers ?? {};
    const answer = await tonada.app.inject({ url: `/api/${address}`, headers });
    expect([address, answer.statusCode]).toEqual([address, 200]);
    return answer.json<Answer>();
  };
  const of = `artist=${faro}`;
  const { casa } = tonada.labels;
  const payouts = await read<LabelPayouts>('label/payouts', 'casa');
  const payout = payouts.payouts.find(({ artist }) => artist.id === faro);
  const roster = await read<LabelArtist[]>('label/artists', 'casa');
  const payments = await read<Payment[]>(`artist/payments?${of}`);
  const { labels } = await read<PendingLabels>('admin/royalties');
  const compared = (span: string) => `analytics/table?${of}&compare=none&by=total&${span}`;
  return {
    analyticsDays: await read<AnalyticsTable>(compared('range=28days&unit=range')),
    analyticsOfLabel: await read<AnalyticsTable>(compared('range=28days&unit=range'), 'casa'),
    analyticsMonths: await read<AnalyticsTable>(compared('range=1year&unit=month')),
    stats: await read<ArtistStats>(`artist/stats?${of}`),
    audience: await read<ArtistAudience>(`artist/audience?${of}`),
    info: await read<LabelInfo>(`artist/label-info?${of}`),
    payments,
    newest: payments[0],
    statement: await read<Statement>(`artist/payments/${payments[0]?.id}?${of}`),
    page: await read<{ followers: number }>(`artists/${faro}`),
    card: roster.find(({ id }) => id === faro),
    payouts,
    payout,
    analytics: await read<LabelAnalytics>('label/analytics', 'casa'),
    labelStatement: await read<Statement>(`label/statements/${payout?.id}`, 'casa'),
    adminLabel: await read<AdminLabel>(`admin/labels/${casa}`),
    royalties: labels.find(({ id }) => id === casa),
    royaltyDetails: await read<RoyaltyDetails>(`admin/royalties/${casa}`),
  };
}

type Screens = typeof seen;

const findLastMonth = ({ analyticsMonths }: Pick<Screens, 'analyticsMonths'>) =>
  analyticsMonths.rows.find(({ from }) => from === '2026-10-01');

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Figures that several screens show, with each value. The list: docs/product/figures.md. */
const figures: [string, (screens: Screens) => Record<string, unknown>][] = [
  [
    'monthly listeners',
    ({ stats, card }) => ({ dashboard: stats.monthlyListeners, label: card?.monthlyListeners }),
  ],
  [
    'followers',
    ({ stats, card, page }) => ({
      dashboard: stats.followers,
      label: card?.followers,
      page: page.followers,
    }),
  ],
  [
    'streams of 28 days',
    ({ stats, audience, card, analyticsDays, analyticsOfLabel }) => ({
      card: stats.totalStreams,
      analytics: analyticsDays.total.now.streams,
      analyticsOfLabel: analyticsOfLabel.total.now.streams,
      days: sum(stats.recentStreams.map(({ streams }) => streams)),
      countries: sum(audience.countries.map(({ streams }) => streams)),
      sources: sum(audience.sources.map(({ streams }) => streams)),
      label: card?.monthlyStreams,
    }),
  ],
  [
    'streams of the last month',
    ({ statement, labelStatement, ...screens }) => ({
      analytics: findLastMonth(screens)?.now.streams,
      statement: statement.streams,
      labelStatement: labelStatement.streams,
    }),
  ],
  [
    'earnings of the last month, which nothing corrected',
    ({ stats, audience, statement, labelStatement, payout, ...screens }) => ({
      analytics: findLastMonth(screens)?.now.earnings,
      card: stats.monthlyEarnings,
      chart: audience.months.at(-1)?.earnings,
      statement: statement.earnings,
      labelStatement: labelStatement.earnings,
      payouts: payout?.gross,
    }),
  ],
  [
    "a label's income of the last month",
    ({ analytics, payouts }) => ({
      chart: analytics.revenueByMonth.at(-1)?.amount,
      payouts: sum(payouts.payouts.map(({ gross }) => gross)),
    }),
  ],
  [
    'the amount of a month',
    ({ newest, statement, labelStatement, payout, royaltyDetails }) => ({
      artist: newest?.amount,
      statement: statement.payable + statement.carried,
      labelStatement: labelStatement.payable + labelStatement.carried,
      payouts: payout?.amount,
      royalties: royaltyDetails.open.find(({ id }) => id === newest?.id)?.amount,
    }),
  ],
  [
    'the state and day of a month',
    ({ newest, labelStatement, payout }) => ({
      artist: [newest?.status, newest?.date],
      labelStatement: [labelStatement.status, labelStatement.date],
      payouts: [payout?.status, payout?.date],
    }),
  ],
  [
    'the next day of payment',
    ({ newest, info, payouts, adminLabel, royalties }) => ({
      payments: newest?.date,
      contract: info.nextPayment,
      label: payouts.pending.nextOn,
      adminLabels: adminLabel.nextPaymentDate,
      royalties: royalties?.dueOn,
    }),
  ],
  [
    'what a label is owed',
    ({ payouts, royalties }) => ({ label: payouts.pending.amount, royalties: royalties?.amount }),
  ],
  [
    'what a label has paid an artist',
    ({ info, payments, royaltyDetails }) => ({
      contract: info.totalPaid,
      payments: sum(
        payments
          .filter(({ status, label }) => status === 'paid' && label === 'Casa')
          .map((each) => each.amount),
      ),
      royalties: sum(
        royaltyDetails.paid.filter(({ artist }) => artist?.id === faro).map((each) => each.amount),
      ),
    }),
  ],
];

/** Millionths of a euro: sums of floats differ beyond that. */
const exactly = (value: unknown) => (typeof value === 'number' ? Math.round(value * 1e6) : value);

// Proves figures: The same figure on several screens: each of monthly listeners, followers, streams, earnings, income, the amount, state and day of a month, the next day of payment, what is owed and was paid
it.each(figures)('%s is the same on every screen', (_, getValues) => {
  const values = Object.entries(getValues(seen));
  const [, first] = values[0] ?? [];
  expect(first).toBeTruthy();
  for (const [screen, value] of values) {
    expect([screen, exactly(value)]).toEqual([screen, exactly(first)]);
  }
});
