import * as z from 'zod/mini';
import { lanes, type LaneState } from '#contract/job.ts';
import type { FileLookState, LateClosing, SetAside, Uncounted } from '#contract/system.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findActiveAdmins, findUserById } from '../../people/user/index.ts';
import { storeAlarms } from './alarm.repository.ts';

const job = 'system.alarm';
const words = sentences.alarmMail;

const payloadSchema = z.object({
  alarm: z.string(),
  userId: z.string(),
  reason: z.optional(z.string()),
});

export type Alarms = {
  lanes: readonly LaneState[];
  lateClosing: LateClosing | null;
  setAside: readonly SetAside[];
  uncounted: readonly Uncounted[];
  unsignedDay: string | null;
  failedBackup?: { at: string; reason: string } | null;
  files?: Pick<FileLookState, 'damagedOn'> | null;
};

/** Emails each alarm once to all admins with the right, however many servers see it. */
export async function raiseAlarms(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  { lanes: states, lateClosing, setAside, uncounted, unsignedDay, failedBackup, files }: Alarms,
): Promise<void> {
  const names = [
    ...states.flatMap(({ lane, isStandingStill }) => (isStandingStill ? [`lane:${lane}`] : [])),
    ...(lateClosing ? [`month:${lateClosing.month}`] : []),
    ...(unsignedDay === null ? [] : [`head:${unsignedDay}`]),
    // Failures of one night are one alarm.
    ...(failedBackup ? [`backup:${failedBackup.at.slice(0, 10)}`] : []),
    // An alarm again for what another night finds, and not for what is known.
    ...(files?.damagedOn ? [`files:${files.damagedOn}`] : []),
    ...uncounted.map(({ id }) => `uncounted:${id}`),
    ...new Set(setAside.map(({ month }) => `aside:${month}`)),
  ];
  await inTransaction(db, async (tx) => {
    const raised = await storeAlarms(tx, names, clock());
    if (raised.length === 0) return;
    const admins = await findActiveAdmins(tx, 'service', config);
    for (const alarm of raised) {
      // One job per person, because it is deleted with their account.
      for (const userId of admins) {
        const reason = alarm.startsWith('backup:') ? failedBackup?.reason : undefined;
        const payload = { alarm, userId, ...(reason && { reason }) };
        await addJob(tx, { kind: job, key: `${alarm}:${userId}`, payload, runAt: clock() });
      }
    }
  });
}

export function sendAlarmEmails(app: App, dependencies: Dependencies): void {
  const { db, config } = dependencies;
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { alarm, userId, reason } = payloadSchema.parse(payload);
      const user = await findUserById(db, userId);
      if (app.mailer === null || user === null) return;
      // An alarm that comes and goes is one email an hour.
      const mail = { kind: `alarm:${alarm}`, to: user.email, attempt };
      if (!(await isEmailDue(dependencies, mail))) return;
      const message = writeEmail(
        { to: user.email, language: user.language },
        {
          subject: fill(words.subject, { brand }),
          before: [
            describeAlarm(alarm),
            ...(reason === undefined ? [] : [fill(words.backupReason, { reason })]),
          ],
          link: { address: `${publicOrigin(config)}/admin?tab=system`, label: words.button },
        },
      );
      await app.mailer.send(message);
    },
  });
}

function describeAlarm(alarm: string) {
  const [kind, what = ''] = alarm.split(':');
  if (kind === 'month') return fill(words.month, { month: what });
  if (kind === 'head') return fill(words.head, { day: what });
  if (kind === 'backup') return words.backup;
  if (kind === 'files') return words.files;
  if (kind === 'uncounted') return words.uncounted;
  if (kind === 'aside') return fill(words.aside, { month: what });
  const lane = lanes.find((each) => each === what);
  return lane === undefined ? words.subject : words.lane[lane];
}
