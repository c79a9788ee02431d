import { defineModule } from '../../../platform/module.ts';
import { proofRoutes } from './proof.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const signInModule = defineModule({ name: 'sign-in', routes: [signInRoutes, proofRoutes] });

export { addUser, refuseRegistration, register } from './sign-in.service.ts';
