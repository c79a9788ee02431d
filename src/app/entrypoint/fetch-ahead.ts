import { onFirstTouch } from '@/shared/lib/first-touch';

/** How long somebody stays before the rest is fetched though they have touched nothing, in milliseconds. */
const patience = 10_000;

/** Mark on the page's timeline: from here on the application no longer needs its server's files. */
const fetchedAhead = 'fetched-ahead';

/**
 * Fetches the rest of the application once a person has settled in: the pages that they may go to, and
 * what stands in when the server is gone. Not before, for a first visit must not pay for it.
 */
export function fetchAhead(): void {
  if (!import.meta.env.PROD) return;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(timer);
    void fetchFiles();
  };
  const timer = setTimeout(begin, patience);
  onFirstTouch(begin);
}

/** Addresses; words by language. */
type FileList = { files: string[]; words: Record<string, string[]> };

/** The files keep for a year, so the browser's own cache is the place for them. */
async function fetchFiles() {
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  try {
    const list = await fetch('/files.json', { priority: 'low' });
    const { files, words } = (await list.json()) as FileList;
    const ofLanguage = words[document.documentElement.lang] ?? [];
    for (const address of [...files, ...ofLanguage]) {
      const { href } = new URL(address, location.origin);
      if (known.has(href)) continue;
      const file = await fetch(href, { priority: 'low' });
      await file.arrayBuffer();
    }
    performance.mark(fetchedAhead);
  } catch {
    // What is missing is fetched when it is needed.
  }
}
