/** How long somebody stays before the rest is fetched without a sign of them, in milliseconds. */
const patience = 10_000;
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches the rest of the application once a person has settled in: the pages that they may go to, and
 * what stands in when the server is gone. Not before, for a first visit must not pay for it.
 */
export function fetchAhead(): void {
  if (!import.meta.env.PROD) return;
  const begin = () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, begin);
    void fetchFiles();
  };
  const timer = setTimeout(begin, patience);
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
}

/** The files keep for a year, so the browser's own cache is the place for them. */
async function fetchFiles() {
  const known = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  try {
    const list = await fetch('/files.json', { priority: 'low' });
    const addresses = (await list.json()) as string[];
    for (const address of addresses) {
      const { href } = new URL(address, location.origin);
      if (known.has(href)) continue;
      const file = await fetch(href, { priority: 'low' });
      await file.arrayBuffer();
    }
  } catch {
    // What is missing is fetched when it is needed.
  }
}
