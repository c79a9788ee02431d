import type { ProfileBody } from '#contract/account.ts';
import type { User } from '#contract/user.ts';
import type { Db } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { sentences } from '../../platform/sentences.ts';
import { imagePath, picturePath } from '../image/image-path.ts';
import { deleteUserImage, findUserImageVersion } from '../user/user-image.repository.ts';
import { changeUser } from '../user/user.repository.ts';
import { toUser } from '../user/user.view.ts';

/** At least one letter, digit, sign or emoji: a name of invisible characters is none. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Changes what a person says about themselves. A `profileImage` of null or '' takes the picture back.
 *
 * @throws {Problem} `invalid` with the field: a name that nobody can see, or an image that is not
 * this person's own.
 */
export async function changeProfile(db: Db, userId: string, body: ProfileBody): Promise<User> {
  if (!visible.test(body.displayName)) {
    throw problem('invalid', { fields: { displayName: sentences.fields.required } });
  }
  return inTransaction(db, async (tx) => {
    const profileImage = await ownImage(tx, userId, body.profileImage ?? '');
    if (profileImage === null) await deleteUserImage(tx, userId);
    const user = await changeUser(tx, userId, { ...body, profileImage });
    if (user === null) throw problem('unauthorized');
    return toUser(user);
  });
}

/** Path of the picture that is kept now, or of the drawn avatar; null for none. */
async function ownImage(tx: Db, userId: string, sent: string): Promise<string | null> {
  const drawn = imagePath('user', userId);
  if (sent.trim() === '') return null;
  if (sent !== drawn && !sent.startsWith(picturePath(userId, ''))) {
    throw problem('invalid', { fields: { profileImage: sentences.account.imageElsewhere } });
  }
  const version = await findUserImageVersion(tx, userId);
  if (version !== null) return picturePath(userId, version);
  if (sent === drawn) return drawn;
  throw problem('invalid', { fields: { profileImage: sentences.account.imageGone } });
}
