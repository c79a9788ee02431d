import { probeFile } from '../../media/probe/probe-file.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { problem } from '../../platform/problems.ts';
import type { Sentence } from '../../platform/sentences.ts';
import { picturePath } from '../image/image-path.ts';
import { pictureFaultSentence } from '../image/picture-fault-sentence.ts';
import { stageUserImage } from '../user/user-image.repository.ts';

/**
 * Keeps a picture aside until its person saves a profile that names it, and answers its path on this
 * server, where it is to be seen once it is saved.
 *
 * @throws {Problem} `invalid` for what is no JPEG, PNG or WebP, is damaged or has too many pixels.
 */
export async function stageProfileImage(
  assets: Assets,
  userId: string,
  sent: Buffer,
): Promise<string> {
  const content = await probeFile(userId, 'picture', sent);
  if (typeof content === 'string') throw refusedPicture(pictureFaultSentence(content));
  return picturePath(userId, await stageUserImage({ assets }, userId, content));
}

/** The failure of a picture that is not taken, in a sentence for people. */
export function refusedPicture(error: Sentence, status = 400) {
  return problem('invalid', { error, fields: { profileImage: error }, status });
}
