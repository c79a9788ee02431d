import type { Viewer } from '../../../platform/access.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import type { DemoMode } from '../../people/user/index.ts';
import { findSessionViewer, noteUse } from './session.repository.ts';
import { hashToken } from './session-token.ts';

/** `ended` also for a closed account. */
export async function findViewer(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  token: string,
  { demo }: DemoMode,
): Promise<Viewer | 'ended' | 'suspended'> {
  const { isDemoPublic } = config;
  const met = { now: clock(), demo, isDemoPublic };
  const found = await findSessionViewer(db, hashToken(token), met);
  if (found === null) return 'ended';
  const { status, lastSeenAt, ...viewer } = found;
  await noteUse(db, viewer.sessionId, { lastSeenAt, now: clock() }).catch((error: unknown) => {
    // People still listen while the disk is full.
    if (!hasSqlState(error, sqlStates.diskFull)) throw error;
  });
  return status === 'suspended' ? status : viewer;
}
