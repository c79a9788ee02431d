import { escapeHtml } from '../../server/platform/escape-html.ts';
import type { CatalogueKey } from './catalogue-keys.ts';
import type { KeyIndex } from './walk-keys.ts';

const mostStories = 6;

const style = `
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem; font: 15px/1.5 system-ui, sans-serif; color: #1d1420; background: #fbf7f2; }
input { width: 100%; box-sizing: border-box; padding: .6rem .8rem; font: inherit; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .4rem .6rem; text-align: start; vertical-align: top; border-bottom: 1px solid #ddd2d8; overflow-wrap: anywhere; }
code, small { font-size: 12px; }
small { display: block; color: #6b5a68; }
.unseen td:last-child { color: #a3123f; }`;

// Everything is in the page; the filter only hides.
const script = `
const rows = [...document.querySelectorAll('tbody tr')];
document.querySelector('input').addEventListener('input', ({ target }) => {
  const wanted = target.value.toLowerCase();
  for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
});`;

function storiesOf(ids: readonly string[]) {
  if (ids.length === 0) return 'No story shows it.';
  const links = ids
    .slice(0, mostStories)
    .map((id) => `<a href="./?path=/story/${id}&globals=keys:on">${escapeHtml(id)}</a>`);
  const rest = ids.length - links.length;
  return links.join('<br>') + (rest > 0 ? `<small>and ${rest} more</small>` : '');
}

/** The index as a page to stand beside the built Storybook, with a box that filters it. */
export function indexPage(keys: readonly CatalogueKey[], index: KeyIndex): string {
  const rows = keys.map(({ key, forms, file, line }) => {
    const ids = index.get(key) ?? [];
    return `<tr${ids.length === 0 ? ' class="unseen"' : ''}><td><code>${escapeHtml(key)}</code><small>${file}:${line}</small></td><td>${forms.map(escapeHtml).join('<br>')}</td><td>${storiesOf(ids)}</td></tr>`;
  });
  const seen = keys.filter(({ key }) => index.has(key)).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Texts and the stories that show them</title><style>${style}</style></head>
<body><h1>Texts and the stories that show them</h1>
<p>${seen} of ${keys.length} texts show in a story. A link opens it with the keys of its texts.</p>
<input type="search" aria-label="Filter by key, Spanish text or story" placeholder="Key, Spanish text or story">
<table><thead><tr><th scope="col">Key</th><th scope="col">Spanish</th><th scope="col">Stories</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table><script>${script}</script></body></html>
`;
}
