import { getAreas } from '@/app/routes/find-area';
import { type Viewer, mayOpen, mayOpenTab } from '@/shared/routes';
import { isSparing } from '@/app/routes/prefetch-on-intent';

/** From here on the application needs no more files of its server. */
const fetchedAhead = 'fetched-ahead';

/** Files of each part (`scripts/build/file-list.ts`). */
type FileList = Record<string, { files: string[]; words: Record<string, string[]> }>;

const known = new Set<string>();

async function getParts(viewer: Viewer): Promise<string[]> {
  const parts = viewer ? ['SignedIn', 'deliver'] : [];
  for (const area of getAreas(viewer)) {
    const { screens } = await area.load();
    const open = screens.filter(({ access, isEntrance }) => !isEntrance && mayOpen(viewer, access));
    const tabs = open.flatMap(({ tabs: all = [] }) => all);
    const names = [...open, ...tabs.filter(({ access }) => mayOpenTab(viewer, access))].map(
      ({ name }) => `${area.name}.${name}`,
    );
    parts.push(area.name, ...names);
    if (viewer) parts.push(...names.map((name) => `${name}.listener-parts`));
  }
  return parts;
}

async function fetchParts(list: FileList, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const { files = [], words = {} } = list[part] ?? {};
    for (const address of [...files, ...(words[document.documentElement.lang] ?? [])]) {
      const { href } = new URL(address, location.origin);
      if (known.has(href)) continue;
      const file = await fetch(href, { priority: 'low' });
      await file.arrayBuffer();
      known.add(href);
    }
  }
}

/** Everything that a viewer (null for a visitor) may need, cached for a year. */
export async function fetchAhead(viewer: Viewer): Promise<void> {
  if (!import.meta.env.PROD || isSparing()) return;
  for (const { name } of performance.getEntriesByType('resource')) known.add(name);
  try {
    const areas = Map.groupBy(await getParts(viewer), (part) => part.replace(/\..*/, ''));
    for (const [area, parts] of areas) {
      const answer = await fetch(`/files/${area}.json`, { priority: 'low' });
      await fetchParts((await answer.json()) as FileList, parts);
    }
    performance.mark(fetchedAhead);
  } catch {
    // A file that failed is fetched when needed.
  }
}
