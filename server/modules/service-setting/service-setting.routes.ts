import {
  changeSettingBodySchema,
  serviceSettingSchema,
  serviceSettingsSchema,
} from '#contract/administration.ts';
import * as z from 'zod/mini';
import { viewerOf } from '../../platform/access.ts';
import type { AppModule } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { recordStaffAction } from '../staff-action/staff-action.repository.ts';
import { actingAdmin } from '../user-administration/acting-admin.ts';
import { findSettings, switchSetting } from './service-setting.repository.ts';

const config = { access: { permission: 'admin.open' } } as const;

/** What staff switch on and off. See docs/product/administration.md. */
export const serviceSettingRoutes: AppModule = (app, dependencies) => {
  const { db, clock } = dependencies;

  app.get(
    '/api/admin/settings',
    { config, schema: { response: { 200: serviceSettingsSchema } } },
    () => findSettings(db),
  );

  app.put(
    '/api/admin/settings/:name',
    {
      config,
      schema: {
        params: z.strictObject({ name: serviceSettingSchema }),
        body: changeSettingBodySchema,
        response: { 200: serviceSettingsSchema },
      },
    },
    (request) => {
      const { name } = request.params;
      const { isOn } = request.body;
      const caller = { id: viewerOf(request).id, address: request.ip };
      return inTransaction(db, async (tx) => {
        const { actor } = await actingAdmin(tx, caller, { config: dependencies.config });
        const before = await findSettings(tx);
        if (before[name] !== isOn) {
          await switchSetting(tx, name, isOn);
          await recordStaffAction(tx, {
            actor,
            now: clock(),
            action: 'setting.switch',
            target: { kind: 'setting', id: name, name },
            before: { isOn: before[name] },
            after: { isOn },
          });
        }
        return findSettings(tx);
      });
    },
  );
};
