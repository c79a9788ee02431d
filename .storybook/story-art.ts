import type { PictureKind } from '../server/media/picture-kind.ts';

/** The picture that the server draws for an item: with its genre and name where the demo catalogue has it. */
export async function storyArt(kind: PictureKind, id: string): Promise<string> {
  const [{ composeArt }, { catalogue }] = await Promise.all([
    // A pure function that needs nothing of a server.
    import('../server/media/demo/art/compose-art.ts'),
    import('@/shared/sample/catalogue.ts'),
  ]);
  const named = [...catalogue.artists, ...catalogue.playlists].find((item) => item.id === id);
  const pressed = [...catalogue.artists, ...catalogue.albums].find((item) => item.id === id);
  return composeArt({ kind, id, name: named?.name, genre: pressed?.genre });
}
