import { defineModule } from '../../../platform/module.ts';
import { secondFactorRoutes } from './second-factor.routes.ts';

export const secondFactorModule = defineModule({
  name: 'second-factor',
  routes: [secondFactorRoutes],
});

export { checkCode } from './check-code.ts';
export { guardCodes } from './guard-codes.ts';
export { deleteSecondFactor, findSecondFactor } from './second-factor.repository.ts';
