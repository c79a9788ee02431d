import type { Db } from '../../../platform/database/db.ts';
import type { output } from 'zod/mini';
import {
  type AdminLabel,
  type createLabelBodySchema,
  newLabel,
} from '#contract/label-administration.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { newId } from '../../../platform/ids.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../../accounts/staff-action/index.ts';
import { normaliseEmail } from '../../people/user/index.ts';
import { toDay } from '../../../platform/days.ts';
import { describeLabelOf } from './describe-admin-label.ts';
import { insertLabel, refuseTwin } from '../../catalogue/label/index.ts';
import { refuseDuplicateLabel } from './refuse-duplicate-label.ts';
import { refuseUnfit } from './refuse-unfit.ts';

type Context = Pick<Dependencies, 'clock' | 'config'>;

const dayMs = 86_400_000;

/**
 * The contract starts as pending, and the first payment comes after 30 days.
 *
 * @throws {Problem} `invalid` with the field.
 */
export async function createLabel(
  tx: Db,
  { clock, config }: Context,
  caller: Omit<Actor, 'name'>,
  body: output<typeof createLabelBodySchema>,
): Promise<AdminLabel> {
  const now = clock();
  refuseUnfit(body, now);
  const label = { ...body, email: normaliseEmail(body.email) };
  const first = new Date(now.getTime() + newLabel.firstPaymentDays * dayMs);
  return refuseDuplicateLabel(async () => {
    const { actor } = await actingAdmin(tx, caller, { config, right: 'catalogue' });
    const id = newId();
    await refuseTwin(tx, label.name, id);
    const row = await insertLabel(tx, {
      ...label,
      id,
      contractStatus: 'pending',
      nextPaymentOn: toDay(first),
    });
    await recordStaffAction(tx, {
      actor,
      now,
      action: 'label.create',
      target: { kind: 'label', id: row.id, name: row.name },
      before: null,
      after: Object.fromEntries(Object.entries(label).filter(([, value]) => value !== null)),
    });
    return describeLabelOf(tx, row, toDay(now));
  });
}
