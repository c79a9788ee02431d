import { idSchema } from '#contract/primitives.ts';
import type { DescribeAddress } from '../../platform/client/serve-client.ts';
import type { Db } from '../../platform/database/db.ts';
import { pictureKinds } from '../../media/picture-kind.ts';
import { imagePath } from '../image/image-path.ts';
import { pageCards } from './page-cards.ts';

/** Side of the picture of a card, in pixels. */
const side = 640;

/**
 * Finds what the page of a playlist, artist, album, person, track or chart says about itself, with one
 * statement at most. What is unknown or malformed is `missing`; a playlist, private or unknown alike, is
 * `unlisted`, for its owner's token does not come with the page. Other addresses have nothing to say.
 */
export function describePage(db: Db): DescribeAddress {
  return async (path) => {
    const [, kind = '', given = ''] = /^\/(\w+)\/([^/]+)\/?$/.exec(path) ?? [];
    const find = Object.hasOwn(pageCards, kind) ? pageCards[kind] : undefined;
    if (find === undefined) return undefined;
    const id = idSchema.safeParse(given);
    const card = id.success ? await find(db, id.data) : null;
    if (card === null) return kind === 'playlist' ? 'unlisted' : 'missing';
    const { pictured, ...about } = card;
    const address = `/${kind}/${given}`;
    const own = pictureKinds.find((each) => each === kind) ?? 'album';
    const picture = imagePath(pictured?.kind ?? own, pictured?.id ?? given);
    const image = { path: `${picture}?w=${side}&f=jpg`, side };
    return { ...about, path: address, image };
  };
}
