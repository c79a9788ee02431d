import type { ReportData } from '../report-data.ts';
import { element } from './element.ts';
import { count } from './format.ts';

/** What was compared with what, and how it came out. */
export function header({ base, commit, entries, pictures, taken, notPhotographed }: ReportData) {
  const verdict =
    entries.length === 0 ? 'Nothing has changed' : count(entries.length, 'difference');
  return element(
    'header',
    { class: 'header' },
    element('h1', {}, verdict),
    element(
      'p',
      {},
      'Working tree against ',
      element('code', { title: commit }, base === commit ? commit.slice(0, 10) : base),
      `. ${count(pictures, 'picture')} compared, ${taken} taken for it.`,
    ),
    ...(notPhotographed.length > 0 ? [leftOut(notPhotographed)] : []),
  );
}

function leftOut(names: readonly string[]) {
  return element(
    'details',
    {},
    element('summary', {}, `${count(names.length, 'story', 'stories')} not photographed`),
    element('ul', {}, ...names.map((name) => element('li', {}, name))),
  );
}
