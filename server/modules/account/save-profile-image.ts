import { createHash } from 'node:crypto';
import type { Dependencies } from '../../platform/app.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { problem } from '../../platform/problems.ts';
import { fill, sentences, type Sentence } from '../../platform/sentences.ts';
import { picturePath } from '../image/image-path.ts';
import { encodePicture, picturePixelsMax, type PictureFault } from '../image/user-picture.ts';
import { saveUserImage } from '../user/user-image.repository.ts';
import { changeUser } from '../user/user.repository.ts';

const words = sentences.picture;

const faultSentences: Record<PictureFault, Sentence> = {
  type: words.type,
  pixels: fill(words.pixels, { megapixels: picturePixelsMax / 1_000_000 }),
  unreadable: words.unreadable,
};

/**
 * Makes a picture the one of a person, and answers its path on this server.
 *
 * @throws {Problem} `invalid` for what is no JPEG, PNG or WebP, is damaged or has too many pixels.
 */
export async function saveProfileImage(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  sent: Buffer,
): Promise<string> {
  const content = await encodePicture(sent);
  if (typeof content === 'string') throw refusedPicture(faultSentences[content]);
  const version = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  const profileImage = picturePath(userId, version);
  await inTransaction(db, async (tx) => {
    await saveUserImage(tx, { userId, content, version, updatedAt: clock() });
    await changeUser(tx, userId, { profileImage });
  });
  return profileImage;
}

/** The failure of a picture that is not taken, in a sentence for people. */
export function refusedPicture(error: Sentence, status = 400) {
  return problem('invalid', { error, fields: { profileImage: error }, status });
}
