import { escapeHtml } from '../escape-html.ts';
import type { say } from '../sentences.ts';

type LocalizedText = ReturnType<typeof say>;

const pageStyle = 'font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;max-width:34em';

export function emailPage({ text, language }: LocalizedText, parts: readonly string[]): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title></head><body style="${pageStyle}">${parts.join('')}</body></html>`;
}

/** Marks Spanish in place of a missing text. */
export const emailParagraph = ({ text, language }: LocalizedText): string =>
  `<p lang="${language}">${escapeHtml(text)}</p>`;
