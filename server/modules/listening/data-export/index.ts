import { defineModule } from '../../../platform/module.ts';
import { dataExportJobs } from './data-export.jobs.ts';
import { dataExportRoutes } from './data-export.routes.ts';

export const dataExportModule = defineModule({
  name: 'data-export',
  routes: [dataExportRoutes],
  jobs: [dataExportJobs],
});

export { dataExportUse } from './data-export-use.ts';
export { noteExportRead, readExport } from './data-export.repository.ts';
