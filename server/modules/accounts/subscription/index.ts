import { defineModule } from '../../../platform/module.ts';
import { familyInviteRoutes } from './family-invite.routes.ts';
import { familyJobs } from './family.jobs.ts';
import { familyRoutes } from './family.routes.ts';
import { studentJobs } from './student.jobs.ts';
import { studentRoutes } from './student.routes.ts';
import { subscriptionRoutes } from './subscription.routes.ts';

export const subscriptionModule = defineModule({
  name: 'subscription',
  routes: [subscriptionRoutes, familyRoutes, familyInviteRoutes, studentRoutes],
  jobs: [familyJobs, studentJobs],
});

export { followFamilyPlan } from './follow-family-plan.ts';
export { disbandFamily } from './notify-family.ts';
export { paidFrom, paidWhenCancelled } from './paid-time.ts';
