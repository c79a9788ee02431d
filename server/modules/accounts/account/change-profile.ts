import type { ProfileBody } from '#contract/account.ts';
import type { User } from '#contract/user.ts';
import type { Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { problem } from '../../../platform/problems.ts';
import { placeName, refuseOutdated } from '../../../platform/refuse-outdated.ts';
import { sentences } from '../../../platform/sentences.ts';
import { imagePath, picturePath, pictureVersion } from '../../../media/image-path.ts';
import {
  changeUser,
  claimUserImage,
  deleteUserImage,
  findUserImageVersion,
  holdUser,
  toUser,
} from '../../people/user/index.ts';

/**
 * A `profileImage` of null or '' removes the picture.
 *
 * @throws {Problem} `invalid` with the field for a foreign image; `duplicate` as
 * `refuseOutdated`.
 */
export async function changeProfile(
  tx: Db,
  keeping: Pick<Dependencies, 'clock' | 'assets'>,
  userId: string,
  { seen, profileImage: picture, ...changes }: ProfileBody,
): Promise<User> {
  const now = await holdUser(tx, userId);
  if (now === null) throw problem('unauthorized');
  refuseOutdated<ProfileFields>(
    { now, seen, changes: { ...changes, profileImage: picture } },
    { describe },
  );
  if (picture !== undefined) await changePicture(tx, keeping, { userId, sent: picture ?? '' });
  const {
    displayName = now.displayName,
    bio = now.bio,
    country = now.country,
    language = now.language,
  } = changes;
  const user = await changeUser(tx, userId, { displayName, bio, country, language });
  if (user === null) throw problem('unauthorized');
  return toUser(user);
}

type ProfileFields = Required<Omit<ProfileBody, 'seen'>>;

function describe(field: keyof ProfileFields, value: unknown) {
  if (field === 'profileImage') return { instead: sentences.account.imageChanged };
  return field === 'country' || field === 'language'
    ? placeName(field, String(value))
    : String(value);
}

async function changePicture(
  tx: Db,
  keeping: Pick<Dependencies, 'clock' | 'assets'>,
  picture: { userId: string; sent: string },
) {
  const profileImage = await ownImage(tx, keeping, picture);
  if (profileImage === null) await deleteUserImage(tx, keeping.assets, picture.userId);
  await changeUser(tx, picture.userId, { profileImage });
}

async function ownImage(
  tx: Db,
  keeping: Pick<Dependencies, 'clock' | 'assets'>,
  { userId, sent }: { userId: string; sent: string },
): Promise<string | null> {
  const drawn = imagePath('user', userId);
  if (sent.trim() === '') return null;
  if (sent !== drawn && !sent.startsWith(picturePath(userId, ''))) {
    throw problem('invalid', { fields: { profileImage: sentences.account.imageElsewhere } });
  }
  const version = pictureVersion(sent);
  if (version !== null && (await claimUserImage(tx, keeping, { userId, version }))) return sent;
  const current = await findUserImageVersion(tx, userId);
  if (current !== null) return picturePath(userId, current);
  if (sent === drawn) return drawn;
  throw problem('invalid', { fields: { profileImage: sentences.account.imageGone } });
}
