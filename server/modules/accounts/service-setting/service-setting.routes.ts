import { lacksRight, getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { serve } from '../../../platform/serve.ts';
import { changeSetting, getRight } from './change-setting.ts';
import { findSettings } from './service-setting.repository.ts';

const config = { access: { permission: 'admin.open', right: 'any' } } as const;

/** See docs/product/administration.md. */
export const serviceSettingRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  serve(app, 'GET /service', { access: 'public', staysOpen: true, isForFirstRun: true }, () => ({
    isMaintained: app.maintenance.isOn() || app.firstRun.isOn(),
  }));

  serve(app, 'GET /admin/settings', config, () => findSettings(db));

  serve(app, 'PUT /admin/settings/:name', { ...config, stepUp: true }, async (request) => {
    const { name } = request.params;
    const { isOn } = request.body;
    const viewer = getViewer(request);
    if (!viewer.rights.includes(getRight(name))) throw lacksRight();
    const caller = { id: viewer.id, address: request.ip };
    return changeSetting(request.tx, dependencies, caller, { name, isOn });
  });
};
