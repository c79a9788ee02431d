import { defineModule } from '../../../platform/module.ts';
import { oidcRoutes } from './oidc.routes.ts';

export const oidcModule = defineModule({ name: 'oidc', routes: [oidcRoutes] });

export { deleteIdentities } from './oidc-identity.repository.ts';
