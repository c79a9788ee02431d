import { escapeHtml } from '../escape-html.ts';
import { say, type Sentence } from '../sentences.ts';
import { emailPage, emailParagraph } from './email-page.ts';
import type { EmailMessage } from './message.ts';

type Written = {
  subject: Sentence;
  before: readonly Sentence[];
  link?: { address: string; label: Sentence };
  after?: readonly Sentence[];
  /** At the end: how to get no more of these. */
  leave?: { address: string; label: Sentence };
};

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1b16;color:#fff;text-decoration:none';

export function writeEmail(
  { to, language }: { to: string; language: string },
  { subject, before, link, after = [], leave }: Written,
): EmailMessage {
  const toTexts = (sentences: readonly Sentence[]) =>
    sentences.map((sentence) => say(sentence, language));
  const title = say(subject, language);
  const [first, last] = [toTexts(before), toTexts(after)];
  const address = link && escapeHtml(link.address);
  const label = link && say(link.label, language);
  const leaving = leave && say(leave.label, language);
  return {
    to,
    subject: title.text,
    text: [
      ...first.map(getText),
      ...(link ? [link.address] : []),
      ...last.map(getText),
      ...(leave && leaving ? [`${leaving.text}: ${leave.address}`] : []),
    ].join('\n\n'),
    html: emailPage(title, [
      ...first.map(emailParagraph),
      ...(label
        ? [
            `<p lang="${label.language}"><a href="${address}" style="${buttonStyle}">${escapeHtml(label.text)}</a></p>`,
          ]
        : []),
      ...last.map(emailParagraph),
      ...(leave && leaving
        ? [
            `<p lang="${leaving.language}"><a href="${escapeHtml(leave.address)}">${escapeHtml(leaving.text)}</a></p>`,
          ]
        : []),
      ...(link ? [`<p style="color:#666;font-size:13px;word-break:break-all">${address}</p>`] : []),
    ]),
  };
}

const getText = ({ text }: { text: string }) => text;
