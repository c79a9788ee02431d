import type { Gallery, Picture } from './gallery.ts';

/** The same story at the base and now; one side is missing where it was added or removed. */
export type Pair = { before?: Picture; after?: Picture };

const place = ({ theme, width }: Picture) => `${theme} ${width}`;
const byId = (picture: Picture) => `${picture.story.id} ${place(picture)}`;
const byExport = (picture: Picture) =>
  `${picture.story.importPath} ${picture.story.name} ${place(picture)}`;

/**
 * Finds the pictures that belong together: those of the same story id, and of the rest, whose title
 * has changed meanwhile, those of the same name in the same file. In the order of the sidebar now.
 */
export function pairGalleries(before: Gallery, after: Gallery): Pair[] {
  const pairs: Pair[] = [];
  let left = before.pictures;
  let right = after.pictures;
  for (const nameOf of [byId, byExport]) {
    const named = new Map(left.map((picture) => [nameOf(picture), picture]));
    const unpaired: Picture[] = [];
    for (const picture of right) {
      const partner = named.get(nameOf(picture));
      named.delete(nameOf(picture));
      if (partner) pairs.push({ before: partner, after: picture });
      else unpaired.push(picture);
    }
    right = unpaired;
    const alone = new Set(named.values());
    left = left.filter((picture) => alone.has(picture));
  }
  const all = [
    ...pairs,
    ...right.map((picture) => ({ after: picture })),
    ...left.map((picture) => ({ before: picture })),
  ];
  return inSidebarOrder(all, before, after);
}

/** As the sidebar is now; what was removed stands behind what it stood behind. */
function inSidebarOrder(pairs: readonly Pair[], before: Gallery, after: Gallery): Pair[] {
  const placeNow = new Map(after.pictures.map((picture, rank) => [picture, rank]));
  const partnerOf = new Map(pairs.map((pair) => [pair.before, pair.after]));
  const placeThen = new Map<Picture, number>();
  let last = -1;
  for (const picture of before.pictures) {
    const partner = partnerOf.get(picture);
    if (partner) last = placeNow.get(partner) ?? last;
    placeThen.set(picture, last + 0.5);
  }
  const placeOf = (pair: Pair) =>
    (pair.after ? placeNow.get(pair.after) : pair.before && placeThen.get(pair.before)) ?? 0;
  return pairs.toSorted((one, other) => placeOf(one) - placeOf(other));
}
