import { brand } from '../../../src/shared/config/brand.ts';
import { mailPage, mailParagraph } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fill, say, sentences } from '../../platform/sentences.ts';

const words = sentences.firstRun.mail;

export function testMail(to: string, language: string): Mail {
  const subject = say(fill(words.subject, { brand }), language);
  const text = say(words.text, language);
  return {
    to,
    subject: subject.text,
    text: text.text,
    html: mailPage(subject, [mailParagraph(text)]),
  };
}
