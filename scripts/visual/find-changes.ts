import { stripVTControlCharacters } from 'node:util';
import type { Pair } from './compare-galleries.ts';
import { comparePictures } from './compare-pictures.ts';
import type { Picture } from './gallery.ts';
import type { PictureStore } from './picture-store.ts';

export type ChangeKind = 'changed' | 'added' | 'removed' | 'failed';

/** One picture of the report, at the base, now, or both, each named by its path. */
export type Change = {
  kind: ChangeKind;
  storyId: string;
  title: string;
  name: string;
  theme: string;
  width: number;
  before?: string;
  after?: string;
  /** The picture of what differs, and how many of all pixels do. */
  difference?: { path: string; changed: number; total: number };
  /** What the story threw at the base or now. */
  failure?: string;
};

type Store = Pick<PictureStore, 'pathOf' | 'keepPicture'>;

/** What differs between the pictures of each pair; those that show the same are left out. */
export async function findChanges(pairs: readonly Pair[], store: Store): Promise<Change[]> {
  const changes: Change[] = [];
  for (const pair of pairs) {
    const change = await changeOf(pair, store);
    if (change) changes.push(change);
  }
  return changes;
}

async function changeOf({ before, after }: Pair, store: Store): Promise<Change | undefined> {
  const shown = after ?? before;
  if (!shown) return undefined;
  const { story, theme, width } = shown;
  const pathOf = (side: Picture | undefined) => side?.picture && store.pathOf(side.picture);
  const [from, to] = [pathOf(before), pathOf(after)];
  const difference = from && to ? await differenceOf(from, to, store) : undefined;
  const failure = failureOf(after, 'now') ?? failureOf(before, 'at the base');
  const about = {
    storyId: story.id,
    title: story.title,
    name: story.name,
    theme,
    width,
    ...(from && { before: from }),
    ...(to && { after: to }),
    ...(difference && { difference }),
  };
  if (failure) return { ...about, kind: 'failed', failure };
  if (!from) return { ...about, kind: 'added' };
  if (!to) return { ...about, kind: 'removed' };
  return difference && { ...about, kind: 'changed' };
}

async function differenceOf(from: string, to: string, store: Store) {
  const found = from === to ? undefined : await comparePictures(from, to);
  if (!found) return undefined;
  const { picture, changed, total } = found;
  return { path: store.pathOf(store.keepPicture(picture)), changed, total };
}

/** Messages of a test tool are coloured for a terminal. */
const failureOf = (side: Picture | undefined, when: string) =>
  side && 'failure' in side ? `${when}: ${stripVTControlCharacters(side.failure)}` : undefined;

export type Counts = Record<ChangeKind, number>;

export function countChanges(changes: readonly Change[]): Counts {
  const counts: Counts = { changed: 0, added: 0, removed: 0, failed: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}
