import type { PictureKind } from '../server/media/picture-kind.ts';

export async function storyArt(kind: PictureKind, id: string): Promise<string> {
  const [{ composeArt }, { catalogue }] = await Promise.all([
    import('../server/media/art/compose-art.ts'),
    import('@/shared/sample/catalogue.ts'),
  ]);
  const named = [...catalogue.artists, ...catalogue.playlists].find((item) => item.id === id);
  const pressed = [...catalogue.artists, ...catalogue.albums].find((item) => item.id === id);
  return composeArt({ kind, id, name: named?.name, genre: pressed?.genre });
}
