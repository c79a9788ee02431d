import type { Sponsored, Spot } from '#contract/marquee.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { signPath } from '../../../platform/signed-path.ts';
import { signAudioAddress } from '../../catalogue/track/index.ts';
import { findSponsored } from './find-sponsored.repository.ts';
import { filePath } from './marquee-files.ts';
import { hasOwnSound } from './marquee.repository.ts';
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

/**
 * The campaign that the listener may hear between two songs, with the address of its own sound or
 * of the track's preview, which counts as nobody's play.
 */
export async function showSpot(showing: Showing, listenerId: string): Promise<Spot | null> {
  const { db, clock, mediaKeys: secret } = showing;
  const found = await showSponsored(showing, { listenerId, placement: 'sound' });
  if (found === null) return null;
  const { id, track } = found;
  const now = clock();
  const audioUrl = (await hasOwnSound(db, id))
    ? signPath(filePath('audio', id), { now, secret, isShort: true })
    : signAudioAddress({ trackId: track.id, sessionId: null, now, secret });
  return { ...found, audioUrl };
}
