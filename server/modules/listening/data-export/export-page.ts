import { brand } from '../../../../src/shared/config/brand.ts';
import { escapeHtml } from '../../../platform/escape-html.ts';
import { fill, say, type Sentence, sentences } from '../../../platform/sentences.ts';
import type { Row } from './account-traces.repository.ts';
import { columnTitle, dataFile, partWords, tablePath, valueTitle } from './part-words.ts';

const words = sentences.dataExport.page;

export type ExportPart = { name: string; rows: number };

type Page = { account: Row; parts: readonly ExportPart[]; language: string; now: Date };

const style = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{line-height:1.2}h2{margin-top:2.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;gap:.25rem 1rem}
dt{opacity:.75}dd{margin:0;overflow-wrap:anywhere}
li{margin-block:1rem}ul{list-style:none;padding:0}
small,code{opacity:.75}p{margin:.25rem 0}`;

export function exportPage({ account, parts, language, now }: Page): string {
  const text = (sentence: Sentence) => escapeHtml(say(sentence, language).text);
  const moment = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(now);
  const number = new Intl.NumberFormat(language);
  const facts = Object.entries(account).map(([column, value]) => {
    const described = valueTitle(column, value, language) ?? shown(value);
    return `<dt>${escapeHtml(columnTitle(column, language))}</dt><dd>${escapeHtml(described)}</dd>`;
  });
  const entries = parts.map(({ name, rows }) => {
    const { title, text: about } = partWords(name, language);
    const count = fill(words.rows, { count: rows, plural: rows, number: number.format(rows) });
    return `<li><a href="${tablePath(name, language)}"><strong>${escapeHtml(title)}</strong></a>
<small>${text(count)}</small>
<p>${escapeHtml(about)}</p><code>${escapeHtml(name)}</code></li>`;
  });
  const title = text(fill(words.title, { brand }));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>${text(fill(words.made, { moment }))}</p>
<p>${text(words.files)} <a href="${dataFile}">${dataFile}</a></p>
<p>${text(words.music)}</p>
<h2>${text(words.account)}</h2>
<dl>${facts.join('\n')}</dl>
<h2>${text(words.parts)}</h2>
<ul>${entries.join('\n')}</ul>
<h2>${text(words.withheld)}</h2>
<p>${text(words.withheldText)}</p>
<h2>${text(words.terms)}</h2>
<p>${text(fill(words.termsText, { brand }))}</p>
</body></html>
`;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
