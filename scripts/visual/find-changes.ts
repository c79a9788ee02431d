import { stripVTControlCharacters } from 'node:util';
import { comparePictures } from './compare-pictures.ts';
import type { Picture } from './gallery.ts';

export type Change = Pick<Picture, 'story' | 'theme' | 'width'> & {
  kind: 'changed' | 'added' | 'removed' | 'failed';
  before?: string;
  after?: string;
  difference?: { path: string; changed: number; total: number };
  failure?: string;
};

/** One side is missing for an added or removed story. */
type Pair = { before?: Picture | undefined; after?: Picture | undefined };
type KeepPicture = (png: Uint8Array) => string;

/** In sidebar order, removed stories last. */
export async function findChanges(
  before: readonly Picture[],
  after: readonly Picture[],
  keepPicture: KeepPicture,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const pair of getPairs(before, after)) {
    const change = await getChange(pair, keepPicture);
    if (change) changes.push(change);
  }
  return changes;
}

const byId = ({ story, theme, width }: Picture) => `${story.id} ${theme} ${width}`;
const byExport = ({ story, theme, width }: Picture) =>
  `${story.importPath} ${story.name} ${theme} ${width}`;

/** By id, or by name and file where the title changed. */
function getPairs(before: readonly Picture[], after: readonly Picture[]): Pair[] {
  const named = new Map(
    [byExport, byId].flatMap((getName) => before.map((picture) => [getName(picture), picture])),
  );
  const pairs = after.map((picture) => ({
    before: named.get(byId(picture)) ?? named.get(byExport(picture)),
    after: picture,
  }));
  const paired = new Set(pairs.map((pair) => pair.before));
  const removed = before.filter((picture) => !paired.has(picture));
  return [...pairs, ...removed.map((picture) => ({ before: picture }))];
}

async function getChange({ before, after }: Pair, keepPicture: KeepPicture) {
  const shown = after ?? before;
  if (!shown) return undefined;
  const { story, theme, width } = shown;
  const [from, to] = [before?.path, after?.path];
  const difference = from && to && from !== to ? await comparePictures(from, to) : undefined;
  const failure = getFailure(after, 'now') ?? getFailure(before, 'at the base');
  const kind = failure ? 'failed' : !from ? 'added' : !to ? 'removed' : 'changed';
  if (kind === 'changed' && !difference) return undefined;
  const change: Change = { kind, story, theme, width };
  if (from) change.before = from;
  if (to) change.after = to;
  if (failure) change.failure = failure;
  if (difference) {
    const { picture, changed, total } = difference;
    change.difference = { path: keepPicture(picture), changed, total };
  }
  return change;
}

const getFailure = (side: Picture | undefined, when: string) =>
  side?.failure && `${when}: ${stripVTControlCharacters(side.failure)}`;
