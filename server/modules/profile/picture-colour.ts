import type { UserProfile } from '#contract/profile.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import type { Db } from '../../platform/database/db.ts';
import { artColour, sentPictureColour } from '../../media/demo/pictures/art-colour.ts';
import { pictureVersion } from '../image/image-path.ts';
import { findUserImageContent } from '../user/user-image.repository.ts';

/** The colour of a person's picture, as `#rrggbb`: of the one that they sent, or of the drawn one. */
export async function pictureColour(
  sources: { db: Db; assets: Pick<Assets, 'read'> },
  { id, profileImage }: Pick<UserProfile, 'id' | 'profileImage'>,
): Promise<string> {
  const version = pictureVersion(profileImage);
  // It may have changed since the person was read.
  const sent =
    version && (await sentPictureColour(version, () => findUserImageContent(sources, id, version)));
  return sent ?? (await artColour({ kind: 'user', id }));
}
