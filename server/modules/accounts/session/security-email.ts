import { brand } from '../../../../src/shared/config/brand.ts';
import { emailPage, emailParagraph } from '../../../platform/email/email-page.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';

const words = sentences.securityMail;

/** What a stolen session could do, and many wrong codes. */
export const securityChanges = [
  'passkeyAdded',
  'passkeyRemoved',
  'factorAdded',
  'factorRemoved',
  'houseAdded',
  'houseRemoved',
  'wrongCodes',
  'kitSaved',
] as const;

export type SecurityChange = (typeof securityChanges)[number];

const ofSignIn = { subject: words.subject, warning: words.warning };
/** Those that are not about how the reader signs in. */
const others: { readonly [change in SecurityChange]?: typeof ofSignIn } = {
  wrongCodes: { ...ofSignIn, subject: words.wrongCodesSubject },
  kitSaved: { subject: words.kitSubject, warning: words.kitWarning },
};

export function securityEmail(
  { email, language }: { email: string; language: string },
  change: SecurityChange,
): EmailMessage {
  const { subject: about, warning } = others[change] ?? ofSignIn;
  const subject = say(fill(about, { brand }), language);
  const parts = [fill(words[change], { brand }), warning].map((one) => say(one, language));
  return {
    to: email,
    subject: subject.text,
    text: parts.map(({ text }) => text).join('\n\n'),
    html: emailPage(subject, parts.map(emailParagraph)),
  };
}
