import type { FastifyRequest } from 'fastify';
import { screeningLimits } from '#contract/limits.ts';
import { screeningRules } from '#contract/screening-rules.ts';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve.ts';
import { changeRule, findRules } from '../../money/play-screening/index.ts';
import { decidePlays } from './decide-plays.ts';
import { describeDecided, describeGroup, describeIncome } from './describe-review.ts';
import { findDecidedGroups, findHeldGroups } from './flag-group.repository.ts';
import { findPlanIncome } from './plan-income.repository.ts';

const config = { access: { permission: 'admin.open', right: 'money' } } as const;
const proven = { ...config, stepUp: true } as const;

/** See docs/product/screening.md. */
export const playReviewRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  serve(app, 'GET /admin/play-review', config, () => readReview(db));

  serve(app, 'POST /admin/play-review/decisions', proven, async (request) => {
    await decidePlays(request.tx, dependencies, getCaller(request), request.body);
    return readReview(request.tx);
  });

  serve(app, 'GET /admin/play-review/rules', config, () => readRules(db));

  serve(app, 'PUT /admin/play-review/rules/:rule', proven, async (request) => {
    const change = { ...request.body, rule: request.params.rule };
    await changeRule(request.tx, dependencies, getCaller(request), change);
    return readRules(request.tx);
  });

  serve(app, 'GET /admin/play-review/income', config, async () => ({
    months: (await findPlanIncome(db)).map(describeIncome),
  }));
};

async function readReview(db: Db) {
  const { groupsMost } = screeningLimits;
  const held = await findHeldGroups(db, groupsMost + 1);
  return {
    held: held.slice(0, groupsMost).map(describeGroup),
    decided: (await findDecidedGroups(db, groupsMost)).map(describeDecided),
    hasMore: held.length > groupsMost,
  };
}

async function readRules(db: Db) {
  const rules = await findRules(db);
  return { rules: screeningRules.map((rule) => ({ rule, ...rules[rule] })) };
}

const getCaller = (request: FastifyRequest) => ({ id: getViewer(request).id, address: request.ip });
