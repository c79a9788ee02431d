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
  return [
    ...pairs,
    ...right.map((picture) => ({ after: picture })),
    ...left.map((picture) => ({ before: picture })),
  ];
}
