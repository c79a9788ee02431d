import { defineModule } from '../../../platform/module.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { paperRoutes } from './paper.routes.ts';

export const paperModule = defineModule({
  name: 'paper',
  routes: [paperRoutes, certificateRoutes],
});
