import { defineModule } from '../../../platform/module.ts';
import { settingSwitched } from './service-setting.events.ts';
import { serviceSettingRoutes } from './service-setting.routes.ts';

export const serviceSettingModule = defineModule({
  name: 'service-setting',
  routes: [serviceSettingRoutes],
  events: [settingSwitched],
});

export { changeSetting } from './change-setting.ts';
export { keepMaintenance, type Maintenance } from './maintenance.ts';
export { isOn, requireUploads } from './service-setting.repository.ts';
export { getBodyLimit, takeUploads } from './take-uploads.ts';
