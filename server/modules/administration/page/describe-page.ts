import { genreIds, moodIds } from '#contract/codes.ts';
import { idSchema } from '#contract/primitives.ts';
import type { DescribeAddress } from '../../../platform/client/serve-client.ts';
import { screenAddresses } from '../../../../src/shared/config/screen-addresses.ts';
import type { Db } from '../../../platform/database/db.ts';
import { pictureKinds } from '../../../media/picture-kind.ts';
import { imagePath } from '../../../media/image-path.ts';
import { pageCards } from './page-cards.ts';

/** Pixels. */
const side = 640;

/** Like the client's router: case-insensitive, optional trailing slash. */
const screens = new RegExp(
  `^(?:${screenAddresses.map((address) => address.replace(':id', '[^/]+')).join('|')})/?$`,
  'i',
);

const playlistId = /^pls_/;

/** A secret of its holder follows in the hash. */
const press = /^\/press\/?$/i;

const topics: Readonly<Record<string, readonly string[]>> = { genre: genreIds, mood: moodIds };

/**
 * One statement at most, two for an album that is not there. Private and unknown playlists are both `unlisted`, because page requests
 * carry no token.
 */
export function describePage(db: Db): DescribeAddress {
  return async (path) => {
    const [, kind = '', given = ''] = /^\/(\w+)\/([^/]+)\/?$/.exec(path) ?? [];
    const find = Object.hasOwn(pageCards, kind) ? pageCards[kind] : undefined;
    if (find === undefined) {
      const ids = Object.hasOwn(topics, kind) ? topics[kind] : undefined;
      const isThere = ids ? ids.includes(given) : screens.test(path);
      return !isThere ? 'missing' : press.test(path) ? 'unlisted' : undefined;
    }
    const id = idSchema.safeParse(given);
    const card = id.success ? await find(db, id.data) : null;
    if (card === null) {
      return kind === 'playlist' && playlistId.test(given) ? 'unlisted' : 'missing';
    }
    const { pictured, ...about } = card;
    const address = `/${kind}/${given}`;
    const own = pictureKinds.find((each) => each === kind) ?? 'album';
    const picture = imagePath(pictured?.kind ?? own, pictured?.id ?? given);
    const image = { path: `${picture}?w=${side}&f=jpg`, side };
    return { ...about, path: address, image };
  };
}
