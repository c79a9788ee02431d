import { defineModule } from '../../../platform/module.ts';
import { passkeyRoutes } from './passkey.routes.ts';

export const passkeyModule = defineModule({ name: 'passkey', routes: [passkeyRoutes] });

export { deletePasskeys, findPasskeys } from './passkey.repository.ts';
