import { brand } from '../../../src/shared/config/brand.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import type { ProofPurpose } from './email-proof.table.ts';

/** How long a link lives that proves an email of an account, in hours. */
export const proofHours = 24;

/** An offer is read by somebody who may never have heard of the service. In days. */
export const offerDays = 14;

/** That many hours after `now`. */
export const laterThan = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000);

const words = sentences.proofMail;

type Addressed = { to: string; language: string; link: string };

/**
 * The mail with the link of a proof. It says nothing that an account says about itself: anybody may have typed
 * somebody else's address.
 *
 * @param label the name of who offers a contract.
 */
export function proofMail(
  { to, language, link }: Addressed,
  { purpose, label = '' }: { purpose: ProofPurpose; label?: string | undefined },
): Mail {
  if (purpose === 'offer') {
    return writeMail(
      { to, language },
      {
        subject: fill(words.offer.subject, { label, brand }),
        before: [words.hello, fill(words.offer.text, { label, brand })],
        link: { address: link, label: words.offer.button },
        after: [fill(words.offer.limits, { count: offerDays }), words.offer.ignore],
      },
    );
  }
  const said = purpose === 'address' ? words.address : words.change;
  return writeMail(
    { to, language },
    {
      subject: fill(said.subject, { brand }),
      before: [words.hello, fill(said.text, { brand })],
      link: { address: link, label: said.button },
      after: [fill(words.limits, { count: proofHours }), words.ignore],
    },
  );
}

/** The mail to somebody whose email is wanted for another account. It names neither that account nor a link. */
export const takenMail = ({ to, language }: Omit<Addressed, 'link'>): Mail =>
  writeMail(
    { to, language },
    {
      subject: fill(words.taken.subject, { brand }),
      before: [words.hello, fill(words.taken.text, { brand })],
      after: [words.taken.calm],
    },
  );
