import { brand } from '../../../../src/shared/config/brand.ts';
import { emailPage, emailParagraph } from '../../../platform/email/email-page.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';
import type { Addressee } from '../../people/user/index.ts';

const words = sentences.payoutAccountMail;

/**
 * The actor gets it too, because a stolen session could change the account.
 *
 * @param leftIban the account that a former member had set.
 * @param iban masked; null if removed.
 */
export function payoutAccountEmail(
  {
    email,
    language,
    leftIban,
  }: Pick<Addressee, 'email' | 'language'> & { leftIban: string | null },
  { name, iban }: { name: string; iban: string | null },
): EmailMessage {
  const subject = say(fill(words.subject, { name }), language);
  const parts = [whatChanged(), fill(words.warning, { brand })].map((one) => say(one, language));
  return {
    to: email,
    subject: subject.text,
    text: parts.map(({ text }) => text).join('\n\n'),
    html: emailPage(subject, parts.map(emailParagraph)),
  };

  function whatChanged() {
    if (leftIban !== null) return fill(words.left, { name, brand, iban: leftIban });
    if (iban === null) return fill(words.removed, { name, brand });
    return fill(words.set, { name, brand, iban });
  }
}
