import { defineModule } from '../../../platform/module.ts';
import { openapiRoutes } from './openapi.routes.ts';

export const openapiModule = defineModule({ name: 'openapi', routes: [openapiRoutes] });
