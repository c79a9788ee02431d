import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { dayName } from '../../../platform/refuse-outdated.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { notifyDecision, theAccount } from '../decision-notification/index.ts';
import { findStudentUntil } from '../../people/plan/index.ts';
import { findUserById } from '../../people/user/index.ts';

const job = 'student.tell';
const words = sentences.student.mail;

const payloadSchema = z.object({
  userId: z.string(),
  outcome: z.enum(['accepted', 'rejected', 'asked', 'expired']),
  /** The reason of a refusal, or the last day. */
  word: z.string(),
});

type News = z.infer<typeof payloadSchema>;

/**
 * By bell and email, in the transaction of what happened: `asked` announces the end of a proof,
 * `expired` that of the plan.
 */
export async function notifyStudent(
  tx: Db,
  news: News,
  on: { actorId: string | null; now: Date },
): Promise<void> {
  const { userId, outcome, word } = news;
  const about = { subject: 'student', outcome, itemId: userId, title: '', word } as const;
  const people = theAccount(userId);
  await notifyDecision(tx, { ...about, people, artistId: null, isAboutAccount: true }, on);
  const key = `${userId}:${outcome}:${on.now.getTime()}`;
  await addJob(tx, { kind: job, key, payload: news, runAt: on.now });
}

export function sendStudentEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { userId, outcome, word } = payloadSchema.parse(payload);
      const user = await findUserById(db, userId);
      if (app.mailer === null || user === null) return;
      const texts = outcome === 'rejected' ? words.refused : words[outcome];
      const day = outcome === 'accepted' ? ((await findStudentUntil(db, userId)) ?? '') : word;
      const filled =
        outcome === 'rejected' ? { reason: word } : { date: day === '' ? '' : dayName(day) };
      const message = writeEmail(
        { to: user.email, language: user.language },
        {
          subject: fill(texts.subject, { brand }),
          before: [fill(texts.text, filled)],
          link: {
            address: `${publicOrigin(config)}/profile?tab=subscription`,
            label: texts.button,
          },
        },
      );
      await app.mailer.send(message);
    },
  });
}
