import { brand } from '../../../../src/shared/config/brand.ts';
import { emailPage, emailParagraph } from '../../../platform/email/email-page.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';

const words = sentences.securityMail;

/** Changes that a stolen session could make, and many wrong codes. */
export const securityChanges = [
  'passkeyAdded',
  'passkeyRemoved',
  'factorAdded',
  'factorRemoved',
  'houseAdded',
  'houseRemoved',
  'wrongCodes',
] as const;

export type SecurityChange = (typeof securityChanges)[number];

export function securityEmail(
  { email, language }: { email: string; language: string },
  change: SecurityChange,
): EmailMessage {
  const about = change === 'wrongCodes' ? words.wrongCodesSubject : words.subject;
  const subject = say(fill(about, { brand }), language);
  const parts = [fill(words[change], { brand }), words.warning].map((one) => say(one, language));
  return {
    to: email,
    subject: subject.text,
    text: parts.map(({ text }) => text).join('\n\n'),
    html: emailPage(subject, parts.map(emailParagraph)),
  };
}
