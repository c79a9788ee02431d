import type { Entry } from '../report-data.ts';
import { element } from './element.ts';
import { count, placeOf } from './format.ts';

/** The differences below the titles of their stories. */
export function entryList(
  entries: readonly Entry[],
  shown: Entry | undefined,
  onSelect: (entry: Entry) => void,
) {
  if (entries.length === 0) return element('p', { class: 'nothing' }, 'Nothing to see here.');
  const groups = Map.groupBy(entries, ({ title }) => title);
  return element(
    'div',
    {},
    ...[...groups].map(([title, own]) =>
      element(
        'section',
        {},
        element('h2', {}, title),
        element('ul', {}, ...own.map((entry) => item(entry, entry === shown, onSelect))),
      ),
    ),
  );
}

function item(entry: Entry, isShown: boolean, onSelect: (entry: Entry) => void) {
  const { kind, changedPixels, name } = entry;
  const amount = kind === 'changed' && changedPixels ? count(changedPixels, 'px', 'px') : kind;
  const button = element(
    'button',
    { type: 'button', 'data-kind': kind, 'aria-current': isShown && 'true' },
    element('span', { class: 'name' }, name),
    element('span', { class: 'place' }, placeOf(entry)),
    element('span', { class: 'amount badge', 'data-kind': kind }, amount),
  );
  button.addEventListener('click', () => onSelect(entry));
  return element('li', {}, button);
}
