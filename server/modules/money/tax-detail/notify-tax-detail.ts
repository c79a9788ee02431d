import * as z from 'zod/mini';
import { brand } from '../../../../src/shared/config/brand.ts';
import type { App, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { addJobs } from '../../../platform/jobs/job.repository.ts';
import { publicOrigin } from '../../../platform/public-origin.ts';
import { fill, sentences, spanish } from '../../../platform/sentences.ts';
import { findAddressee } from '../../people/user/index.ts';

const job = 'tax-detail.tell';
const words = sentences.taxDetailMail;

const payloadSchema = z.object({
  name: z.string(),
  /** A member of the payee, or the address of finance. */
  to: z.union([z.object({ personId: z.string() }), z.object({ email: z.string() })]),
});

type Changed = { payeeId: string; name: string; version: number };

type Readers = { people: readonly { id: string }[]; finance: readonly string[]; now: Date };

/** One job per reader, because it is deleted with their account. */
export const notifyTaxDetail = (
  tx: Db,
  { payeeId, name, version }: Changed,
  { people, finance, now }: Readers,
): Promise<void> =>
  addJobs(
    tx,
    [
      ...people.map(({ id }) => ({ key: id, to: { personId: id } })),
      ...finance.map((email) => ({ key: email, to: { email } })),
    ].map(({ key, to }) => ({
      kind: job,
      key: [payeeId, version, key].join(':'),
      payload: { name, to },
      runAt: now,
    })),
  );

export function sendTaxDetailEmails(app: App, { db, config }: Dependencies): void {
  app.jobs.define({
    name: job,
    lane: 'email',
    run: async ({ payload }) => {
      const { name, to } = payloadSchema.parse(payload);
      const reader =
        'email' in to
          ? { email: to.email, language: spanish, path: '/admin?tab=royalties' }
          : await findMember(to.personId);
      if (app.mailer === null || reader === null) return;
      const values = { brand, name };
      const message = writeEmail(
        { to: reader.email, language: reader.language },
        {
          subject: fill(words.subject, values),
          before: [fill(words.text, values), fill(words.warning, values)],
          link: { address: `${publicOrigin(config)}${reader.path}`, label: words.button },
        },
      );
      await app.mailer.send(message);
    },
  });

  async function findMember(personId: string) {
    const person = await findAddressee(db, personId);
    return person && { ...person, path: '/' };
  }
}
