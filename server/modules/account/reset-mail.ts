import { brand } from '../../../src/shared/config/brand.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { fill, sentences } from '../../platform/sentences.ts';
import { resetMinutes } from './reset-password.ts';

const words = sentences.resetMail;

/**
 * The mail with the link to a new password. It holds nothing that the account says about itself:
 * anybody may have registered somebody else's address, with an advertisement for a name.
 */
export function resetMail(to: string, link: string): Mail {
  const subject = fill(words.subject, { brand });
  const text = fill(words.text, { brand });
  const limits = fill(words.limits, { minutes: resetMinutes });
  return {
    to,
    subject,
    text: [words.hello, text, link, limits, words.ignore].join('\n\n'),
    html: page(subject, [
      paragraph(words.hello),
      paragraph(text),
      `<p><a href="${escapeHtml(link)}" style="${buttonStyle}">${escapeHtml(words.button)}</a></p>`,
      paragraph(limits),
      paragraph(words.ignore),
      `<p style="color:#666;font-size:13px;word-break:break-all">${escapeHtml(link)}</p>`,
    ]),
  };
}

const pageStyle = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34em';
const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1d1b16;color:#fff;text-decoration:none';

function page(title: string, parts: string[]) {
  return `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head><body style="${pageStyle}">${parts.join('')}</body></html>`;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
