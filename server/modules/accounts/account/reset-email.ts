import { brand } from '../../../../src/shared/config/brand.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import { resetMinutes } from './reset-minutes.ts';

const words = sentences.resetMail;

type Addressed = { to: string; link: string; language: string };

/**
 * The email contains nothing from the account: anybody may have registered the address, with an
 * advertisement as name.
 */
export function resetEmail({ to, link, language }: Addressed): EmailMessage {
  return writeEmail(
    { to, language },
    {
      subject: fill(words.subject, { brand }),
      before: [words.hello, fill(words.text, { brand })],
      link: { address: link, label: words.button },
      after: [fill(words.limits, { minutes: resetMinutes }), words.ignore],
    },
  );
}
