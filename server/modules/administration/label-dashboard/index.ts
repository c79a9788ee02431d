import { defineModule } from '../../../platform/module.ts';
import { labelDashboardRoutes } from './label-dashboard.routes.ts';
import { labelRoutes } from './label.routes.ts';

export const labelDashboardModule = defineModule({
  name: 'label-dashboard',
  routes: [labelDashboardRoutes, labelRoutes],
});

export { nextPaymentOn } from './label-info.ts';
export { isOwnOf, isStatedUnder } from './label-roster.repository.ts';
export { describeOwnStatement } from './describe-own-statement.ts';
export { findCommissions, findOwnStatement } from './own-statement.repository.ts';
