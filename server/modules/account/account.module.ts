import type { AppModule } from '../../platform/app.ts';
import { accountRoutes } from './account.routes.ts';
import { passwordResetRoutes } from './password-reset.routes.ts';
import { passwordRoutes } from './password.routes.ts';
import { sendAccountMails } from './tell-account-change.ts';
import { profileImageRoutes } from './profile-image.routes.ts';

export const accountModule: AppModule = async (app, dependencies) => {
  sendAccountMails(app, dependencies);
  await accountRoutes(app, dependencies);
  await passwordRoutes(app, dependencies);
  await passwordResetRoutes(app, dependencies);
  await app.register(async (scope) => profileImageRoutes(scope, dependencies));
};
