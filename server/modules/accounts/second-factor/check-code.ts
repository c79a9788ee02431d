import type { Db } from '../../../platform/database/db.ts';
import { getStep } from './one-time-code.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor.repository.ts';

/** Each code works once. */
export async function checkCode(
  db: Db,
  userId: string,
  { code, now }: { code: string; now: Date },
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId);
  if (!factor?.isOn) return false;
  const step = getStep(factor.secret, code.replace(/\s/g, ''), now);
  if (step !== null) return takeStep(db, userId, step);
  return takeRecoveryCode(db, userId, hashRecoveryCode(code));
}
