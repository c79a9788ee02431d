import type { OwnStudentProof, StudentRequestBody } from '#contract/student.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { type Sentence, sentences } from '../../../platform/sentences.ts';
import { isAtSchool } from '../../../platform/student-domains.ts';
import { sendVerification } from '../email-proof/index.ts';
import { askForStudentProof, findStudentUntil, proveStudent } from '../../people/plan/index.ts';
import { findUserById, normaliseEmail } from '../../people/user/index.ts';
import { findStudentRequest } from './student.repository.ts';

const words = sentences.student;

type Context = Pick<Dependencies, 'config'> & { canEmail: boolean };

export async function readStudentProof(
  db: Db,
  userId: string,
  { config, canEmail }: Context,
): Promise<OwnStudentProof> {
  const asked = await findStudentRequest(db, userId);
  const until = await findStudentUntil(db, userId);
  const request = asked && {
    school: asked.school,
    state: asked.state,
    reason: asked.reason,
    askedAt: asked.askedAt.toISOString(),
  };
  return { domains: config.studentDomains, canEmail, until, request };
}

/**
 * An email of the account that was verified proves it at once; another one by a link that is sent
 * to it.
 *
 * @throws {Problem} `invalid` at the field for an email at no school of the list, `duplicate` for
 * one that proves another account.
 */
export async function proveByEmail(
  tx: Db,
  { config, canEmail }: Context,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<void> {
  const wanted = normaliseEmail(email);
  const { studentDomains: domains } = config;
  if (!isAtSchool(wanted, domains)) {
    const error = domains.length === 0 ? words.noDomains : words.notASchool;
    throw problem('invalid', { error, fields: { email: error } });
  }
  const user = await findUserById(tx, userId);
  if (user === null) throw problem('unauthorized');
  if (user.email === wanted && user.emailVerifiedAt !== null) {
    await proveAt(tx, { userId, email: wanted, today: toDay(now) });
    return;
  }
  if (!canEmail) throw problem('server', { status: 503, error: words.noMail });
  await sendVerification(tx, { purpose: 'student', email: wanted, userId }, now);
}

async function proveAt(tx: Db, proof: Parameters<typeof proveStudent>[1]): Promise<void> {
  try {
    await proveStudent(tx, proof);
  } catch (error) {
    if (!hasSqlState(error, sqlStates.uniqueViolation)) throw error;
    throw problem('duplicate', { error: words.isTaken, fields: { email: words.isTaken } });
  }
}

/** @throws {Problem} `duplicate` while one is open. */
export async function askForCheck(
  tx: Db,
  userId: string,
  { school, note, now }: StudentRequestBody & { now: Date },
): Promise<void> {
  const isAsked = await askForStudentProof(tx, { userId, school, note, askedAt: now });
  if (!isAsked) throw problem('duplicate', { error: words.isOpen });
}

/** @throws {Problem} `invalid` at `subscriptionType` without a proof that is valid today. */
export async function requireStudentProof(tx: Db, userId: string, today: string): Promise<void> {
  const until = await findStudentUntil(tx, userId);
  if (until !== null && until >= today) return;
  const error: Sentence = words.needsProof;
  throw problem('invalid', { error, fields: { subscriptionType: error } });
}
