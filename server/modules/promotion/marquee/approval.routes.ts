import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { signFor } from '../../../platform/sign-for.ts';
import { decisionsOn } from '../../accounts/staff-action/index.ts';
import { approveBudget, rejectBudget } from './decide-budget.ts';
import { describeWaiting } from './describe-marquee.ts';
import { countWaiting, findWaiting, marquees } from './marquee.repository.ts';

const toldMost = 50;

export const approvalRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;
  const signing = signFor(dependencies);
  const config = { access: { permission: 'admin.open', right: 'money' } } as const;

  const decide = decisionsOn(clock, marquees.hold);

  serve(app, 'GET /admin/marquee', config, async (request) => {
    const [rows, total] = await Promise.all([findWaiting(db, toldMost), countWaiting(db)]);
    return { campaigns: rows.map((row) => describeWaiting(row, signing(request))), total };
  });

  serve(app, 'POST /admin/marquee/:id/approve', config, async (request) => {
    await decide(request, (tx, row, on) => approveBudget(tx, row, request.body, on));
  });

  serve(app, 'POST /admin/marquee/:id/reject', config, async (request) => {
    await decide(request, (tx, row, on) => rejectBudget(tx, row, request.body, on));
  });
};
