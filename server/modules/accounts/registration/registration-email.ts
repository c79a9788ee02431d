import { brand } from '../../../../src/shared/config/brand.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { writeEmail } from '../../../platform/email/write-email.ts';
import { fill, sentences } from '../../../platform/sentences.ts';

export const codeMinutes = 15;

const words = sentences.registrationMail;

type Addressed = { to: string; language: string };

export const codeEmail = (addressed: Addressed, code: string): EmailMessage =>
  writeEmail(addressed, {
    subject: fill(words.code.subject, { brand, code }),
    before: [words.hello, fill(words.code.text, { brand, code })],
    after: [fill(words.code.limits, { count: codeMinutes }), words.code.ignore],
  });

/** For an email that has an account. */
export const knownAddressEmail = (addressed: Addressed, origin: string): EmailMessage =>
  writeEmail(addressed, {
    subject: fill(words.known.subject, { brand }),
    before: [words.hello, fill(words.known.text, { brand })],
    link: { address: `${origin}/login`, label: words.known.button },
    after: [words.known.forgotten],
  });
