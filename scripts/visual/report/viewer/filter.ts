import type { Entry } from '../report-data.ts';

/** What is looked for; an empty text means everything. */
export type Filter = { text: string; kind: string; theme: string; width: string };

export const everything: Filter = { text: '', kind: '', theme: '', width: '' };

/** Entries that the filter lets through, in their order. */
export function filterEntries(entries: readonly Entry[], filter: Filter): Entry[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const about = `${entry.title}/${entry.name} ${entry.storyId}`.toLowerCase();
    return (
      words.every((word) => about.includes(word)) &&
      (!filter.kind || entry.kind === filter.kind) &&
      (!filter.theme || entry.theme === filter.theme) &&
      (!filter.width || `${entry.width}` === filter.width)
    );
  });
}
