import { defineModule } from '../../../platform/module.ts';
import { changePasswordRoutes } from './change-password.routes.ts';

export const pageModule = defineModule({ name: 'page', routes: [changePasswordRoutes] });

export { describePage } from './describe-page.ts';
export { bringAnswers } from './bring-answers.ts';
