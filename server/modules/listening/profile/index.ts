import { defineModule } from '../../../platform/module.ts';
import { profileRoutes } from './profile.routes.ts';

export const profileModule = defineModule({ name: 'profile', routes: [profileRoutes] });
