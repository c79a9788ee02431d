import { releaseLimits } from '#contract/release-limits.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { problem } from '../../../platform/problems.ts';
import { toDay } from '../../../platform/days.ts';
import { labelFor, overseesAll } from '../../catalogue/ownership/index.ts';
import { describeSent, findCodes, findSent } from '../../promotion/release/index.ts';
import { findStatement, readStatement } from '../../money/payment-history/index.ts';
import { describeOwn, describeOwnStatement } from './describe-own-statement.ts';
import { describePayout } from './describe-payout.ts';
import { describeRelease } from './describe-release.ts';
import { findLabels, findLabelsOf } from '../../catalogue/label/index.ts';
import { findLabelPayoutsOf, findPending, findStatedMonths } from './label-payouts.repository.ts';
import { findReleases } from './label-releases.repository.ts';
import { findCommissions, findOwnOfMonth, findOwnStatement } from './own-statement.repository.ts';
import { readLabelAnalytics } from './read-label-analytics.ts';
import { readLabelArtist } from './read-label-artist.ts';
import { readLabelArtists } from './read-label-artists.ts';

const mostReleases = 10_000;
const mostLabels = 10_000;
/** Each label costs five statements. */
const mostLabelsAtOnce = 12;
const mostMonths = 120;

/** See docs/product/label-dashboard.md. */
export const labelDashboardRoutes: AppModule = (app, dependencies) => {
  const { db, clock, config } = dependencies;
  const { payoutMinimum: minimum } = config;
  const signing = signFor(dependencies);
  const access = { permission: 'label.open' } as const;

  serve(app, 'GET /label/artists', { access }, async (request) => {
    const { label: named, labels } = request.query;
    const viewer = getViewer(request);
    const day = toDay(clock());
    const labelId = await labelFor(db, viewer, { named });
    const all =
      labels === 'all' && !overseesAll(viewer)
        ? await findLabelsOf(db, viewer.id, mostLabelsAtOnce)
        : [];
    if (all.length < 2) return readLabelArtists(db, labelId, day);
    const artists = [];
    for (const { id, name } of all) {
      const ofOne = await readLabelArtists(db, id, day);
      artists.push(...ofOne.map((artist) => ({ ...artist, label: name })));
    }
    return artists;
  });

  serve(app, 'GET /label/artists/:id', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const day = toDay(clock());
    const details = await readLabelArtist(db, { labelId, artistId: request.params.id }, day);
    if (details === null) throw problem('not-found');
    return details;
  });

  serve(app, 'GET /label/releases', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const rows = await findReleases(db, { labelId, limit: mostReleases });
    const sent = await findSent(db, labelId, releaseLimits.unpublished);
    const codes = await findCodes(db, labelId);
    const day = toDay(clock());
    return [
      ...sent.map((row) => describeSent(row, signing(request))),
      ...rows.map((row) => describeRelease(row, day)),
    ]
      .map((release) => ({ ...release, codes: codes.get(release.id) }))
      .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate));
  });

  serve(app, 'GET /label/analytics', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    return readLabelAnalytics(db, labelId, toDay(clock()));
  });

  serve(app, 'GET /label/payouts', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const months = await findStatedMonths(db, labelId, mostMonths);
    const month = request.query.month ?? months[0] ?? null;
    const rows = month === null ? [] : await findLabelPayoutsOf(db, labelId, { month, minimum });
    const own = month === null ? null : await findOwnOfMonth(db, labelId, month);
    const { amount, commission, overdue, ...days } = await findPending(db, labelId, toDay(clock()));
    return {
      months,
      month,
      payouts: rows.map((row) => describePayout(row, minimum)),
      own: own && describeOwn(own),
      pending: {
        ...days,
        amount: amount / 100,
        commission: commission / 100,
        overdue: overdue / 100,
      },
    };
  });

  serve(app, 'GET /label/statements/:id', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const found = await findStatement(db, { labelId }, request.params.id);
    if (found === null) throw problem('not-found');
    return readStatement(db, found);
  });

  serve(app, 'GET /label/own-statements/:id', { access }, async (request) => {
    const labelId = await labelFor(db, getViewer(request), { named: request.query.label });
    const found = await findOwnStatement(db, labelId, request.params.id);
    if (found === null) throw problem('not-found');
    return describeOwnStatement(found, await findCommissions(db, found.id));
  });

  /** Staff who oversee labels get all of them. */
  serve(app, 'GET /label/labels', { access }, async (request) => {
    const viewer = getViewer(request);
    return overseesAll(viewer)
      ? findLabels(db, mostLabels)
      : findLabelsOf(db, viewer.id, mostLabels);
  });
};
