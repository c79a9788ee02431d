import * as z from 'zod/mini';
import { familyLimits } from '#contract/limits.ts';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import { isEmailDue } from '../../../platform/email/is-email-due.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { sweepFamilyInvites } from '../../people/plan/index.ts';
import { findAccounts, findInvite } from './family.repository.ts';

export const inviteJob = 'family.invite';
const words = sentences.family.mail;
const hour = 3_600_000;

const payloadSchema = z.object({ inviteId: z.string() });

/** An address gets at most one invitation an hour, since they are unsolicited. */
export function familyJobs(app: App, dependencies: Dependencies): void {
  const { db, clock, config } = dependencies;
  app.jobs.define({
    name: inviteJob,
    lane: 'email',
    run: async ({ payload, attempt }) => {
      const { mailer } = app;
      const { inviteId } = payloadSchema.parse(payload);
      const invite = await findInvite(db, { id: inviteId }, clock());
      if (mailer === null || invite === null || invite.email === null) return;
      const payer = (await findAccounts(db, [invite.payerId])).get(invite.payerId);
      if (payer === undefined) return;
      const to = invite.email;
      if (!(await isEmailDue(dependencies, { kind: 'family', to, attempt }))) return;
      const named = { payer: payer.name, brand };
      const message = writeEmail(
        { to, language: payer.language },
        {
          subject: fill(words.subject, named),
          before: [fill(words.text, named)],
          link: {
            address: `${publicOrigin(config)}/family#${new URLSearchParams({ token: invite.token })}`,
            label: words.button,
          },
          after: [fill(words.limits, { count: familyLimits.days }), words.ignore],
        },
      );
      await mailer.send(message);
    },
  });
  app.jobs.define({
    name: 'family.sweep',
    lane: 'hours',
    every: hour,
    run: () => sweepFamilyInvites(db, clock()),
  });
}
