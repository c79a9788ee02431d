import {
  findStaffActions,
  type StaffActionRow,
} from '../modules/accounts/staff-action/staff-action.repository.ts';
import type { Db } from '../platform/database/db.ts';

/** Returns the last fifty staff actions, in order. */
export async function readStaffActions(db: Db): Promise<StaffActionRow[]> {
  const { rows } = await findStaffActions(db, { page: 1, fullText: undefined, hidden: [] });
  return rows.toReversed();
}
