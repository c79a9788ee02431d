import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { AppModule } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { findUserById } from '../../people/user/index.ts';
import { findRequest } from './artist-request.repository.ts';

const job = 'artist-request.answer';
const { accepted, refused } = sentences.artistRequests.mail;

const payloadSchema = z.object({ id: z.string() });

/** Queues the email in the transaction that answers. */
export const queueAnswer = (tx: Db, id: string, now: Date): Promise<void> =>
  addJob(tx, { kind: job, key: id, payload: { id }, runAt: now });

export const sendAnswers: AppModule = (app, { db, config }) => {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const request = await findRequest(db, payloadSchema.parse(payload).id);
      const user = request && (await findUserById(db, request.userId));
      if (app.mailer === null || !user || request.state === 'open') return;
      const { artist, reason } = request;
      const texts = request.state === 'accepted' ? accepted : refused;
      const message = writeEmail(
        { to: user.email, language: user.language },
        {
          subject: fill(texts.subject, { artist, brand }),
          before: [fill(texts.text, { artist, reason })],
          link: { address: `${publicOrigin(config)}/spotify-for-artists`, label: texts.button },
        },
      );
      await app.mailer.send(message);
    },
  });
};
