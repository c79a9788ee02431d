import { defineModule } from '../../../platform/module.ts';
import { fileLookRoutes, lookOverFilesNightly } from './file-look.routes.ts';
import { measureJobPool, metricsRoutes } from './metrics.routes.ts';
import { jobRoutes } from './job.routes.ts';
import { emergencyKitRoutes } from './emergency-kit.routes.ts';
import { backUpNightly } from './nightly-backup.ts';
import { sendAlarmEmails } from './raise-alarms.ts';
import { systemRoutes } from './system.routes.ts';
import { tidyTables } from './tidy-tables.ts';

export const systemModule = defineModule({
  name: 'system',
  routes: [systemRoutes, jobRoutes, metricsRoutes, fileLookRoutes, emergencyKitRoutes],
  jobs: [sendAlarmEmails, backUpNightly, lookOverFilesNightly, tidyTables, measureJobPool],
});
export { findLastBackup } from './backup-run.repository.ts';
export { describeBackups } from './describe-backups.ts';
export { kitAction } from './kit-action.ts';
export { countAlarms } from './alarm-count.repository.ts';
export { getNewerVersion } from './watch-releases.ts';
