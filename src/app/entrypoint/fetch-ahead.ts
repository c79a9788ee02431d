/** Mark on the page's timeline: from here on the application no longer needs its server's files. */
const fetchedAhead = 'fetched-ahead';

/** Addresses; words by language. */
type FileList = { files: string[]; words: Record<string, string[]> };

/**
 * Fetches the rest of the application: the pages that a person may go to, and what stands in when the
 * server is gone. The files keep for a year, so the browser's own cache is the place for them.
 */
export async function fetchAhead(): Promise<void> {
  if (!import.meta.env.PROD) return;
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
