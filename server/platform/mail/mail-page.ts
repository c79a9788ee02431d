import { escapeHtml } from '../escape-html.ts';
import type { say } from '../sentences.ts';

/** A text with the language that it is in. */
type Said = ReturnType<typeof say>;

const pageStyle = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34em';

/** The HTML of a mail, in the language of its subject, of parts that are HTML already. */
export function mailPage({ text, language }: Said, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title></head><body style="${pageStyle}">${parts.join('')}</body></html>`;
}

/** A text that its language lacks stands there in Spanish, and says so. */
export const mailParagraph = ({ text, language }: Said): string =>
  `<p lang="${language}">${escapeHtml(text)}</p>`;
