import {
  changeSettingBodySchema,
  serviceSettingSchema,
  serviceSettingsSchema,
  serviceStateSchema,
} from '#contract/administration.ts';
import * as z from 'zod/mini';
import { lacksRight, getViewer } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { changeSetting, getRight } from './change-setting.ts';
import { findSettings } from './service-setting.repository.ts';

const config = { access: { permission: 'admin.open', right: 'any' } } as const;

/** See docs/product/administration.md. */
export const serviceSettingRoutes: AppModule = (app, dependencies) => {
  const { db } = dependencies;

  app.get(
    '/api/service',
    {
      config: { access: 'public', staysOpen: true, isForFirstRun: true },
      schema: { response: { 200: serviceStateSchema } },
    },
    () => ({ isMaintained: app.maintenance.isOn() || app.firstRun.isOn() }),
  );

  app.get(
    '/api/admin/settings',
    { config, schema: { response: { 200: serviceSettingsSchema } } },
    () => findSettings(db),
  );

  app.put(
    '/api/admin/settings/:name',
    {
      config: { ...config, stepUp: true },
      schema: {
        params: z.strictObject({ name: serviceSettingSchema }),
        body: changeSettingBodySchema,
        response: { 200: serviceSettingsSchema },
      },
    },
    async (request) => {
      const { name } = request.params;
      const { isOn } = request.body;
      const viewer = getViewer(request);
      if (!viewer.rights.includes(getRight(name))) throw lacksRight();
      const caller = { id: viewer.id, address: request.ip };
      return changeSetting(request.tx, dependencies, caller, { name, isOn });
    },
  );
};
