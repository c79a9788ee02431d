import * as z from 'zod/mini';
import { getViewer } from '../../../platform/access.ts';
import type { AppModule } from '../../../platform/app.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import { toDay } from '../../../platform/days.ts';
import { getLanguage } from '../../../platform/get-language.ts';
import { problem } from '../../../platform/problems.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import { notifySecurityChange } from '../../accounts/session/index.ts';
import { actingAdmin, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { findActiveAdmins } from '../../people/user/index.ts';
import { kitAction } from './kit-action.ts';
import { writeKit } from './write-kit.ts';

const right = 'service';
const words = sentences.emergencyKit;

/** Per person. */
const savings = { most: 30, window: 3_600_000 } as const;

/** See docs/operations/backup.md. */
export const emergencyKitRoutes: AppModule = (app, dependencies) => {
  const { clock, config } = dependencies;
  const attempts = app.limits.define('emergency-kit', savings);

  app.post(
    '/api/admin/emergency-kit',
    {
      config: { access: { permission: 'admin.open', right }, stepUp: true },
      schema: { body: z.nullish(z.strictObject({})), response: { 200: z.string() } },
    },
    async (request, reply) => {
      const { id } = getViewer(request);
      // Anybody may sign in there as an admin.
      if (config.isDemoPublic) throw problem('forbidden', { error: words.demo });
      attempts.count(id);
      const { tx } = request;
      const now = clock();
      const caller = { id, address: request.ip };
      const { actor } = await actingAdmin(tx, caller, { config, right });
      await recordStaffAction(tx, {
        actor,
        now,
        action: kitAction,
        target: { kind: 'kit', id: 'kit', name: brand },
        before: null,
        after: null,
        detail: { act: 'kit' },
      });
      for (const userId of await findActiveAdmins(tx, right, config)) {
        if (userId !== id) await notifySecurityChange(tx, { userId, change: 'kitSaved' }, now);
      }
      const language = getLanguage(request);
      const fileName = say(fill(words.fileName, { day: toDay(now) }), language).text;
      const kit = await writeKit(tx, dependencies, language);
      // Set last, because a failure is JSON.
      void reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName}"`);
      return kit;
    },
  );
};
