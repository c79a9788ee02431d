import { defineModule } from '../../../platform/module.ts';
import { fileLookJobs, fileLookRoutes } from './file-look.routes.ts';

export const fileLookModule = defineModule({
  name: 'file-look',
  routes: [fileLookRoutes],
  jobs: [fileLookJobs],
});

export { describeLook } from './describe-look.ts';
