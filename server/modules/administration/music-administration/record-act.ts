import type { FastifyRequest } from 'fastify';
import { getViewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { actingAdmin, recordStaffAction } from '../../accounts/staff-action/index.ts';

const right = 'service';

/** Of all routes of music. */
export const musicAccess = { access: { permission: 'admin.open', right } } as const;

type Act = Pick<Parameters<typeof recordStaffAction>[1], 'action' | 'target'> &
  Partial<Pick<Parameters<typeof recordStaffAction>[1], 'before' | 'after'>>;

/** Writes down in the staff log what the caller did. */
export async function recordMusicAct(
  dependencies: Dependencies,
  request: FastifyRequest,
  { before = null, after = null, ...act }: Act,
): Promise<void> {
  const caller = { id: getViewer(request).id, address: request.ip };
  const { actor } = await actingAdmin(request.tx, caller, { ...dependencies, right });
  await recordStaffAction(request.tx, { actor, now: dependencies.clock(), ...act, before, after });
}
