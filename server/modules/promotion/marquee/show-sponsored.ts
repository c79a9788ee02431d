import type { Sponsored } from '#contract/marquee.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { signPath } from '../../../platform/signed-path.ts';
import { findSponsored } from './find-sponsored.repository.ts';
import { filePath } from './marquee-files.ts';
import { signShowing } from './sign-showing.ts';

type Showing = Pick<Dependencies, 'db' | 'clock' | 'mediaKeys'>;
type Placement = Parameters<typeof findSponsored>[1]['placement'];

/** The call that counts the impression needs the token. */
export async function showSponsored(
  { db, clock, mediaKeys: secret }: Showing,
  { listenerId, placement }: { listenerId: string; placement: Placement },
): Promise<Sponsored | null> {
  const now = clock();
  const found = await findSponsored(db, { listenerId, now, placement });
  if (found === null) return null;
  const { id, track } = found;
  const picture = filePath('image', id);
  return {
    ...found,
    ...(track.coverImage === picture && {
      track: { ...track, coverImage: signPath(picture, { now, secret }) },
    }),
    showing: signShowing({ campaignId: id, listenerId }, { now, secret }),
  };
}
