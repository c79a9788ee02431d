import { brand } from '../../../src/shared/config/brand.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import { mailPage, mailParagraph } from '../../platform/mail/mail-page.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fill, say, sentences, type Sentence } from '../../platform/sentences.ts';
import { resetMinutes } from './reset-minutes.ts';

const words = sentences.resetMail;

type Addressed = { to: string; link: string; language: string };

/**
 * The mail with the link to a new password, in the language of the profile. It holds nothing else that
 * the account says about itself: anybody may have registered somebody else's address, with an
 * advertisement for a name.
 */
export function resetMail({ to, link, language }: Addressed): Mail {
  const said = (sentence: Sentence) => say(sentence, language);
  const subject = said(fill(words.subject, { brand }));
  const hello = said(words.hello);
  const text = said(fill(words.text, { brand }));
  const button = said(words.button);
  const limits = said(fill(words.limits, { minutes: resetMinutes }));
  const ignore = said(words.ignore);
  return {
    to,
    subject: subject.text,
    text: [hello.text, text.text, link, limits.text, ignore.text].join('\n\n'),
    html: mailPage(subject, [
      mailParagraph(hello),
      mailParagraph(text),
      `<p lang="${button.language}"><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(button.text)}</a></p>`,
      mailParagraph(limits),
      mailParagraph(ignore),
      `<p style="color:#666;font-size:13px;word-break:break-all">${escapeHtml(link)}</p>`,
    ]),
  };
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1b16;color:#fff;text-decoration:none';
