import { idSchema } from '#contract/primitives.ts';
import { sourceSet } from '#contract/picture.ts';
import { headerArtSizes } from '../../../../src/shared/config/header-art.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { FindBrought } from '../../../platform/client/brought.ts';
import { openAlbum } from '../../catalogue/album/index.ts';
import { openArtist } from '../../catalogue/artist/index.ts';
import { openPlaylist } from '../../listening/playlist/index.ts';

type Opened = { call: string; answer: object; art: string | null | undefined; isRound?: true };

const openers: Record<string, (dependencies: Dependencies, id: string) => Promise<Opened | null>> =
  {
    async album(dependencies, id) {
      const answer = await openAlbum(dependencies, id, null);
      return answer && { call: `/albums/${id}`, answer, art: answer.coverImage };
    },
    async artist(dependencies, id) {
      const answer = await openArtist(dependencies, id, null);
      return answer && { call: `/artists/${id}`, answer, art: answer.image, isRound: true };
    },
    async playlist(dependencies, id) {
      const answer = await openPlaylist(dependencies, id, null);
      return answer && { call: `/playlists/${id}`, answer, art: answer.coverImage };
    },
  };

/** Sends what a visitor who follows a link to an album, artist or playlist sees first. */
export function bringMusic(dependencies: Dependencies): FindBrought {
  return async (path) => {
    const [, kind = '', given = ''] = /^\/(\w+)\/([^/]+)\/?$/.exec(path) ?? [];
    const open = Object.hasOwn(openers, kind) ? openers[kind] : undefined;
    const id = idSchema.safeParse(given);
    const opened = open && id.success ? await open(dependencies, id.data) : null;
    if (opened === null) return undefined;
    const { call, answer, art, isRound = false } = opened;
    return {
      answers: { [call]: answer },
      isForVisitors: true,
      // External pictures have one width.
      ...(art?.startsWith('/') && {
        art: { sources: sourceSet(art), sizes: headerArtSizes, isRound },
      }),
    };
  };
}
