import { probeFile } from '../../../media/probe/probe-file.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import { problem } from '../../../platform/problems.ts';
import type { Sentence } from '../../../platform/sentences.ts';
import { pictureFaultSentence } from '../../../media/picture-fault-sentence.ts';
import { picturePath } from '../../../media/image-path.ts';
import { stageUserImage } from '../../people/user/index.ts';

/**
 * @throws {Problem} `invalid` for a damaged file, too many pixels, or anything but JPEG, PNG and
 * WebP.
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

export function refusedPicture(error: Sentence, status = 400) {
  return problem('invalid', { error, fields: { profileImage: error }, status });
}
