import type { Entry, ReportData } from '../report-data.ts';
import { element } from './element.ts';
import { everything, filterEntries, type Filter } from './filter.ts';
import { entryList } from './entry-list.ts';
import { filterBar } from './filter-bar.ts';
import { header } from './header.ts';
import { listenToKeys } from './keys.ts';
import { stage, type Mode } from './stage.ts';

const data = JSON.parse(document.querySelector('#report-data')?.textContent ?? '') as ReportData;

let filter: Filter = everything;
let mode: Mode = 'slider';
let shown: Entry | undefined = data.entries[0];

const list = element('nav', { 'aria-label': 'Differences', class: 'list' });
const main = element('main', { class: 'stage' });

function select(entry: Entry) {
  shown = entry;
  drawList();
  drawStage();
}

function drawList() {
  const { scrollTop } = list;
  list.replaceChildren(entryList(filterEntries(data.entries, filter), shown, select));
  list.scrollTop = scrollTop;
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

function drawStage() {
  main.replaceChildren(
    stage(shown, mode, data, (chosen) => {
      mode = chosen;
      drawStage();
    }),
  );
}

const bar = filterBar(data, (chosen) => {
  filter = chosen;
  const entries = filterEntries(data.entries, filter);
  if (!shown || !entries.includes(shown)) shown = entries[0];
  drawList();
  drawStage();
});

document.body.append(
  header(data),
  element('div', { class: 'columns' }, element('div', { class: 'side' }, bar, list), main),
);
drawList();
drawStage();

listenToKeys({
  step(by) {
    const entries = filterEntries(data.entries, filter);
    const next = entries[(shown ? entries.indexOf(shown) : -1) + by];
    if (next) select(next);
  },
  show(chosen) {
    mode = chosen;
    drawStage();
  },
  search: () => bar.querySelector('input')?.focus(),
});
