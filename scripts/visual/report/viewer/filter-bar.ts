import type { Entry, ReportData } from '../report-data.ts';
import { element } from './element.ts';
import { everything, type Filter } from './filter.ts';

const kindNames = { changed: 'Changed', added: 'Added', removed: 'Removed', failed: 'Failed' };

/** Search field and choices above the list. */
export function filterBar({ counts, entries }: ReportData, onChange: (filter: Filter) => void) {
  let filter = everything;
  const change = (part: Partial<Filter>) => {
    filter = { ...filter, ...part };
    onChange(filter);
  };
  const search = element('input', {
    type: 'search',
    placeholder: 'Search titles',
    'aria-label': 'Search titles',
  });
  search.addEventListener('input', () => change({ text: search.value }));

  const kinds = Object.entries(kindNames).map(([kind, name]) => {
    const number = counts[kind as Entry['kind']];
    const button = element(
      'button',
      {
        type: 'button',
        class: 'chip',
        'data-kind': kind,
        'aria-pressed': 'false',
        disabled: number === 0,
      },
      `${name} ${number}`,
    );
    button.addEventListener('click', () => {
      const isPressed = filter.kind === kind;
      for (const other of kinds)
        other.setAttribute('aria-pressed', `${other === button && !isPressed}`);
      change({ kind: isPressed ? '' : kind });
    });
    return button;
  });

  return element(
    'search',
    { class: 'filters' },
    search,
    element('div', { class: 'chips', role: 'group', 'aria-label': 'Kind of difference' }, ...kinds),
    element(
      'div',
      { class: 'selects' },
      choice('Theme', valuesOf(entries, 'theme'), (theme) => change({ theme })),
      choice('Width', valuesOf(entries, 'width'), (width) => change({ width })),
    ),
  );
}

const valuesOf = (entries: readonly Entry[], field: 'theme' | 'width') =>
  [...new Set(entries.map((entry) => `${entry[field]}`))].toSorted();

function choice(label: string, values: readonly string[], onChange: (value: string) => void) {
  const select = element(
    'select',
    { 'aria-label': label },
    element('option', { value: '' }, `${label}: all`),
    ...values.map((value) => element('option', { value }, value)),
  );
  select.addEventListener('change', () => onChange(select.value));
  return select;
}
