import { defineModule } from '../../../platform/module.ts';
import { paymentHistoryRoutes } from './payment-history.routes.ts';

export const paymentHistoryModule = defineModule({
  name: 'payment-history',
  routes: [paymentHistoryRoutes],
});

export {
  findLabelPayouts,
  findPayeeStatement,
  findStatement,
  type LabelPayouts,
} from './payment-history.repository.ts';
export { describeDelay, selectDelay } from './payout-delay.repository.ts';
export { readPayeeStatement, readStatement } from './read-statement.ts';
