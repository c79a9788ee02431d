import { defineModule } from '../../platform/module.ts';
import { payComparisonJobs } from './pay-comparison.jobs.ts';
import { payComparisonRoutes } from './pay-comparison.routes.ts';

export const payComparisonModule = defineModule({
  name: 'pay-comparison',
  routes: [payComparisonRoutes],
  jobs: [payComparisonJobs],
});

export { decidePay } from './compare-pay.ts';
export { artistsWithShares, findListenerShares } from './pay-comparison.repository.ts';
