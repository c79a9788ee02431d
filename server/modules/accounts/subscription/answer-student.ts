import type { AnswerStudentBody } from '#contract/student.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { toDay } from '../../../platform/days.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { closeStudentRequest, proveStudent } from '../../people/plan/index.ts';
import { actingAdmin, type Actor, recordStaffAction } from '../staff-action/index.ts';
import { holdUser } from '../../people/user/index.ts';
import { notifyStudent } from './notify-student.ts';
import { findStudentRequest } from './student.repository.ts';

/**
 * Accepted, it is a proof for a year.
 *
 * @throws {Problem} `not-found`; `duplicate` for an answered request; `forbidden` if the right was
 * withdrawn meanwhile.
 */
export async function answerStudent(
  tx: Db,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
  caller: Omit<Actor, 'name'>,
  { userId, answer }: { userId: string; answer: AnswerStudentBody },
): Promise<void> {
  const now = clock();
  const { actor } = await actingAdmin(tx, caller, { config, right: 'people', accountId: userId });
  const account = await holdUser(tx, userId);
  const asked = await findStudentRequest(tx, userId);
  if (asked === null || account === null) throw problem('not-found');
  const isAccepted = answer.answer === 'accept';
  const reason = answer.answer === 'refuse' ? answer.reason : '';
  const state = isAccepted ? 'accepted' : 'refused';
  if (!(await closeStudentRequest(tx, userId, { state, reason, now }))) {
    throw problem('duplicate', { error: sentences.student.isAnswered });
  }
  if (isAccepted) await proveStudent(tx, { userId, email: null, today: toDay(now) });
  await recordStaffAction(tx, {
    actor,
    now,
    action: isAccepted ? 'student.accept' : 'student.refuse',
    target: { kind: 'user', id: userId, name: account.displayName },
    about: userId,
    before: null,
    after: isAccepted ? {} : { reason },
  });
  const outcome = isAccepted ? 'accepted' : 'rejected';
  await notifyStudent(tx, { userId, outcome, word: reason }, { actorId: actor.id, now });
}
