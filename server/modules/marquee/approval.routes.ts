import * as z from 'zod/mini';
import {
  approveMarqueeBodySchema,
  marqueeInboxSchema,
  rejectMarqueeBodySchema,
} from '#contract/marquee.ts';
import { idSchema } from '#contract/primitives.ts';
import type { AppModule } from '../../platform/app.ts';
import { signFor } from '../../platform/sign-for.ts';
import { decisionsOn } from '../staff-action/index.ts';
import { approveBudget, rejectBudget } from './decide-budget.ts';
import { describeWaiting } from './describe-marquee.ts';
import { countWaiting, findWaiting, holdCampaign } from './marquee.repository.ts';

const toldMost = 50;

export const approvalRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'admin.open', right: 'money' } } as const;
  const params = z.strictObject({ id: idSchema });
  const done = { 204: z.null() };
  const url = '/api/admin/marquee';

  const decide = decisionsOn(clock, holdCampaign);

  app.get(url, { config, schema: { response: { 200: marqueeInboxSchema } } }, async (request) => {
    const [rows, total] = await Promise.all([findWaiting(db, toldMost), countWaiting(db)]);
    return { campaigns: rows.map((row) => describeWaiting(row, signing(request))), total };
  });

  app.post(
    `${url}/:id/approve`,
    { config, schema: { params, body: approveMarqueeBodySchema, response: done } },
    async (request) => {
      await decide(request, (tx, row, on) => approveBudget(tx, row, request.body, on));
    },
  );

  app.post(
    `${url}/:id/reject`,
    { config, schema: { params, body: rejectMarqueeBodySchema, response: done } },
    async (request) => {
      await decide(request, (tx, row, on) => rejectBudget(tx, row, request.body, on));
    },
  );
};
