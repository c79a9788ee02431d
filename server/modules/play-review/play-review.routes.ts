import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  changeRuleBodySchema,
  decidePlaysBodySchema,
  planIncomeSchema,
  playReviewSchema,
  screeningRulesSchema,
} from '#contract/play-review.ts';
import { screeningLimits } from '#contract/limits.ts';
import { screeningRules, screeningRuleSchema } from '#contract/screening-rules.ts';
import { getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { changeRule, findRules } from '../play-screening/index.ts';
import { decidePlays } from './decide-plays.ts';
import { describeDecided, describeGroup, describeIncome } from './describe-review.ts';
import { findDecidedGroups, findHeldGroups } from './flag-group.repository.ts';
import { findPlanIncome } from './plan-income.repository.ts';

const config = { access: { permission: 'admin.open', right: 'money' } } as const;
const proven = { ...config, stepUp: true } as const;

/** See docs/product/screening.md. */
export const playReviewRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  app.get(
    '/api/admin/play-review',
    { config, schema: { response: { 200: playReviewSchema } } },
    () => readReview(db),
  );

  app.post(
    '/api/admin/play-review/decisions',
    {
      config: proven,
      schema: { body: decidePlaysBodySchema, response: { 200: playReviewSchema } },
    },
    async (request) => {
      await decidePlays(request.tx, dependencies, getCaller(request), request.body);
      return readReview(request.tx);
    },
  );

  app.get(
    '/api/admin/play-review/rules',
    { config, schema: { response: { 200: screeningRulesSchema } } },
    () => readRules(db),
  );

  app.put(
    '/api/admin/play-review/rules/:rule',
    {
      config: proven,
      schema: {
        params: z.strictObject({ rule: screeningRuleSchema }),
        body: changeRuleBodySchema,
        response: { 200: screeningRulesSchema },
      },
    },
    async (request) => {
      const change = { ...request.body, rule: request.params.rule };
      await changeRule(request.tx, dependencies, getCaller(request), change);
      return readRules(request.tx);
    },
  );

  app.get(
    '/api/admin/play-review/income',
    { config, schema: { response: { 200: planIncomeSchema } } },
    async () => ({ months: (await findPlanIncome(db)).map(describeIncome) }),
  );
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
