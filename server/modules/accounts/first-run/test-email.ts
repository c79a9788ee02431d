import { brand } from '../../../../src/shared/config/brand.ts';
import { emailPage, emailParagraph } from '../../../platform/email/email-page.ts';
import type { EmailMessage } from '../../../platform/email/message.ts';
import { fill, say, sentences } from '../../../platform/sentences.ts';

const words = sentences.firstRun.mail;

export function testEmail(to: string, language: string): EmailMessage {
  const subject = say(fill(words.subject, { brand }), language);
  const text = say(words.text, language);
  return {
    to,
    subject: subject.text,
    text: text.text,
    html: emailPage(subject, [emailParagraph(text)]),
  };
}
