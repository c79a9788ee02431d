import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { daysBefore, toDay } from '../../../platform/days.ts';
import { noteProofWarned, proveStudent } from '../../people/plan/index.ts';
import { changeUser } from '../../people/user/index.ts';
import { notifyStudent, sendStudentEmails } from './notify-student.ts';
import { paidWhenCancelled } from './paid-time.ts';
import { findUnproven, holdEnded, holdUnwarned } from './student.repository.ts';

const hour = 3_600_000;

/** Days before its end on which a proof is announced to end. */
const warnedBefore = 30;

/** Accounts per transaction. */
const slice = 200;

export function studentJobs(app: App, dependencies: Dependencies): void {
  const { db, clock } = dependencies;
  app.jobs.define({
    name: 'student.turn',
    lane: 'hours',
    every: hour,
    run: async () => {
      for (const work of [proveEarlier, warnStudents, endStudents]) {
        while ((await inTransaction(db, (tx) => work(tx, clock()))) === slice);
      }
    },
  });
  sendStudentEmails(app, dependencies);
}

/** A plan from before proofs were asked for is good for a year. */
async function proveEarlier(tx: Db, now: Date): Promise<number> {
  const ids = await findUnproven(tx, slice);
  for (const userId of ids) await proveStudent(tx, { userId, email: null, today: toDay(now) });
  return ids.length;
}

async function warnStudents(tx: Db, now: Date): Promise<number> {
  const today = toDay(now);
  const by = daysBefore(today, -warnedBefore);
  const rows = await holdUnwarned(tx, { today, by, limit: slice });
  for (const { userId, until } of rows) {
    await noteProofWarned(tx, userId, now);
    await notifyStudent(tx, { userId, outcome: 'asked', word: until }, { actorId: null, now });
  }
  return rows.length;
}

/** The plan becomes Free, after the time that is paid, and cannot be resumed without a proof. */
async function endStudents(tx: Db, now: Date): Promise<number> {
  const today = toDay(now);
  const rows = await holdEnded(tx, { today, limit: slice });
  for (const { id: userId, ...paid } of rows) {
    const paidUntil = paidWhenCancelled(paid, today);
    const free = { subscriptionType: 'free', cancelledPlan: null, paidUntil } as const;
    await changeUser(tx, userId, free);
    await notifyStudent(
      tx,
      { userId, outcome: 'expired', word: paidUntil },
      { actorId: null, now },
    );
  }
  return rows.length;
}
