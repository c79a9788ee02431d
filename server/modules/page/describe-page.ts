import { idSchema } from '#contract/primitives.ts';
import type { DescribeAddress } from '../../platform/client/serve-client.ts';
import { screenAddresses } from '../../../src/shared/config/screen-addresses.ts';
import type { Db } from '../../platform/database/db.ts';
import { pictureKinds } from '../../media/picture-kind.ts';
import { imagePath } from '../image/image-path.ts';
import { pageCards } from './page-cards.ts';

/** Side of the picture of a card, in pixels. */
const side = 640;

/** The router reads an address without regard to case, and a slash more at its end. */
const screens = new RegExp(
  `^(?:${screenAddresses.map((address) => address.replace(':id', '[^/]+')).join('|')})/?$`,
  'i',
);

/** How the id of a playlist begins: an address without it is nobody's. */
const playlistId = /^pls_/;

/**
 * Finds what the page of a playlist, artist, album, person, track or chart says about itself, with one
 * statement at most. What is unknown or malformed is `missing`; a playlist, private or unknown alike, is
 * `unlisted`, for its owner's token does not come with the page. Other screens have nothing to say, and any other
 * address is `missing`.
 */
export function describePage(db: Db): DescribeAddress {
  return async (path) => {
    const [, kind = '', given = ''] = /^\/(\w+)\/([^/]+)\/?$/.exec(path) ?? [];
    const find = Object.hasOwn(pageCards, kind) ? pageCards[kind] : undefined;
    if (find === undefined) return screens.test(path) ? undefined : 'missing';
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
