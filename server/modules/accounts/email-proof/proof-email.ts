import { brand } from '../../../../src/shared/config/brand.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import type { ProofPurpose } from './email-proof.table.ts';

export const proofHours = 24;

/** The recipient may not know the service. */
export const offerDays = 14;

export const laterThan = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

const words = sentences.proofMail;

type Addressed = { to: string; language: string; link: string };

/**
 * The email contains nothing from the account: anybody may have entered somebody else's address.
 *
 * @param label label of the offer.
 */
export function proofEmail(
  { to, language, link }: Addressed,
  { purpose, label = '' }: { purpose: ProofPurpose; label?: string | undefined },
): EmailMessage {
  if (purpose === 'offer') {
    return writeEmail(
      { to, language },
      {
        subject: fill(words.offer.subject, { label, brand }),
        before: [words.hello, fill(words.offer.text, { label, brand })],
        link: { address: link, label: words.offer.button },
        after: [fill(words.offer.limits, { count: offerDays }), words.offer.ignore],
      },
    );
  }
  const { address, change, student } = words;
  const texts = { address, change, 'staff-change': change, student }[purpose];
  return writeEmail(
    { to, language },
    {
      subject: fill(texts.subject, { brand }),
      before: [words.hello, fill(texts.text, { brand })],
      link: { address: link, label: texts.button },
      after: [fill(words.limits, { count: proofHours }), words.ignore],
    },
  );
}

/** The email names neither the other account nor a link. */
export const addressInUseEmail = ({ to, language }: Omit<Addressed, 'link'>): EmailMessage =>
  writeEmail(
    { to, language },
    {
      subject: fill(words.taken.subject, { brand }),
      before: [words.hello, fill(words.taken.text, { brand })],
      after: [words.taken.calm],
    },
  );
