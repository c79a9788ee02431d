import { defineModule } from '../../../platform/module.ts';
import { accountRoutes } from './account.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileImageRoutes } from './profile-image.routes.ts';
import { sendAccountEmails } from './notify-account-change.ts';

export const accountModule = defineModule({
  name: 'account',
  routes: [accountRoutes, passwordResetRoutes, passwordRoutes, profileImageRoutes],
  jobs: [sendAccountEmails],
});

export { beginRenewal } from './begin-renewal.ts';
export { emailGuard } from './password-reset.limits.ts';
export { deleteResets } from './password-reset.repository.ts';
export { notifyAccountChange } from './notify-account-change.ts';
