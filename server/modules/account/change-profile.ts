import type { ProfileBody } from '#contract/account.ts';
import type { User } from '#contract/user.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { imagePath, picturePath, pictureVersion } from '../image/image-path.ts';
import {
  claimUserImage,
  deleteUserImage,
  findUserImageVersion,
} from '../user/user-image.repository.ts';
import { changeUser } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';
import { isVisibleName } from '../user/visible-name.ts';

/**
 * Changes what a person says about themselves. A `profileImage` of null or '' takes the picture back.
 *
 * @throws {Problem} `invalid` with the field: a name that nobody can see, or an image that is not
 * this person's own.
 */
export async function changeProfile(
  { db, ...keeping }: Pick<Dependencies, 'db' | 'clock' | 'assets'>,
  userId: string,
  body: ProfileBody,
): Promise<User> {
  if (!isVisibleName(body.displayName)) {
    throw problem('invalid', { fields: { displayName: sentences.fields.required } });
  }
  return inTransaction(db, async (tx) => {
    const sent = body.profileImage ?? '';
    const profileImage = await ownImage(tx, keeping, { userId, sent });
    if (profileImage === null) await deleteUserImage(tx, keeping.assets, userId);
    const user = await changeUser(tx, userId, { ...body, profileImage });
    if (user === null) throw problem('unauthorized');
    return toUser(user);
  });
}

/** Path of the picture that was sent for this, of the one that is kept now, or of the drawn avatar; null for none. */
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
  const kept = await findUserImageVersion(tx, userId);
  if (kept !== null) return picturePath(userId, kept);
  if (sent === drawn) return drawn;
  throw problem('invalid', { fields: { profileImage: sentences.account.imageGone } });
}
