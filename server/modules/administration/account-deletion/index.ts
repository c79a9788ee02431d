import { defineModule } from '../../../platform/module.ts';
import { accountDeletionRoutes } from './account-deletion.routes.ts';

export const accountDeletionModule = defineModule({
  name: 'account-deletion',
  routes: [accountDeletionRoutes],
});
