import { defineModule } from '../../../platform/module.ts';
import { payComparisonRoutes } from './pay-comparison.routes.ts';

export const payComparisonModule = defineModule({
  name: 'pay-comparison',
  routes: [payComparisonRoutes],
});

export { decidePay } from './decide-pay.ts';
export { artistsWithShares, findListenerShares } from './pay-comparison.repository.ts';
