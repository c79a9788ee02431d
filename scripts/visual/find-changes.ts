import { stripVTControlCharacters } from 'node:util';
import type { Pair } from './compare-galleries.ts';
import { type Box, comparePictures } from './compare-pictures.ts';
import type { Picture } from './gallery.ts';

export type ChangeKind = 'changed' | 'added' | 'removed' | 'failed';

/** One line of the report. Pictures are named as in the store; `difference` is a PNG. */
export type Change = {
  kind: ChangeKind;
  storyId: string;
  title: string;
  name: string;
  theme: string;
  width: number;
  before?: string;
  after?: string;
  difference?: Buffer;
  /** The part of the pictures that holds every difference. */
  box?: Box;
  changedPixels?: number;
  totalPixels?: number;
  /** What the story threw at the base or now. */
  failure?: string;
};

/** What differs between the pictures of each pair; those that show the same are left out. */
export async function findChanges(
  pairs: readonly Pair[],
  pathOf: (picture: string) => string,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const pair of pairs) {
    const change = await changeOf(pair, pathOf);
    if (change) changes.push(change);
  }
  return changes;
}

async function changeOf(
  { before, after }: Pair,
  pathOf: (picture: string) => string,
): Promise<Change | undefined> {
  const shown = after ?? before;
  if (!shown) return undefined;
  const [from, to] = [pictureOf(before), pictureOf(after)];
  const sides = { ...(from && { before: from }), ...(to && { after: to }) };
  const about = { ...lineOf(shown), ...sides };
  const failure = failureOf(after, 'now') ?? failureOf(before, 'at the base');
  const difference = from && to ? await differenceOf(pathOf(from), pathOf(to)) : undefined;
  if (failure) return { ...about, kind: 'failed', failure, ...difference };
  if (!from) return { ...about, kind: 'added' };
  if (!to) return { ...about, kind: 'removed' };
  return difference && { ...about, kind: 'changed', ...difference };
}

async function differenceOf(from: string, to: string) {
  const difference = from === to ? undefined : await comparePictures(from, to);
  if (!difference) return undefined;
  const { picture, changed, total, box } = difference;
  return { difference: picture, box, changedPixels: changed, totalPixels: total };
}

const lineOf = ({ story: { id, title, name }, theme, width }: Picture) => ({
  storyId: id,
  title,
  name,
  theme,
  width,
});

const pictureOf = (side: Picture | undefined) => side?.picture;

/** Messages of a test tool are coloured for a terminal. */
const failureOf = (side: Picture | undefined, when: string) =>
  side && 'failure' in side ? `${when}: ${stripVTControlCharacters(side.failure)}` : undefined;

export type Counts = Record<ChangeKind, number>;

export function countChanges(changes: readonly Change[]): Counts {
  const counts: Counts = { changed: 0, added: 0, removed: 0, failed: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}
