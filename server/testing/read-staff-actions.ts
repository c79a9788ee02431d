import {
  findStaffActions,
  type StaffActionRow,
} from '../modules/staff-action/staff-action.repository.ts';
import type { Db } from '../platform/database/db.ts';

/** The last fifty things that staff did, in their order. */
export async function readStaffActions(db: Db): Promise<StaffActionRow[]> {
  const { rows } = await findStaffActions(db, { page: 1, fullText: undefined, hidden: [] });
  return rows.toReversed();
}
