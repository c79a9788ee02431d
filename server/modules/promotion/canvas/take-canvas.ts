import type { DeliveredCanvas } from '#contract/canvas.ts';
import { canvasLimits } from '#contract/canvas-limits.ts';
import { isForeignAddress } from '#rules/web-address.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import { newId } from '../../../platform/ids.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { thumbnailPurpose, thumbnailUse, videoPurpose, videoUse } from './canvas-uses.ts';
import { canvases, findTracksOf, findVideo } from './canvas.repository.ts';

const words = sentences.canvas;
const { secondsMin, perArtist } = canvasLimits;

/** Milliseconds for which a device's clock is trusted. */
const patience = 365 * 24 * 3_600_000;

type Sent = Taking<DeliveredCanvas> & { assets: Pick<Assets, 'claim'> };

/**
 * Stores a canvas from a device, pending a decision.
 *
 * @throws {Problem} `invalid` with a sentence for each fault.
 */
export async function takeCanvas({ tx, at, now, ...taking }: Sent): Promise<void> {
  const { artistId, sentBy, assets, delivered } = taking;
  const { trackId, videoFile, thumbnailFile, description, tags, isLoop } = delivered;
  const { startTime, endTime } = delivered;
  const videoUrl = delivered.videoUrl === '' ? null : delivered.videoUrl;
  if (videoFile === null && videoUrl === null) throw refused('videoFile', words.noVideo);
  if (videoUrl !== null && !isForeignAddress(videoUrl))
    throw refused('videoUrl', sentences.fields.web);
  if (endTime - startTime < secondsMin) {
    throw refused('endTime', fill(words.cutTooShort, { seconds: secondsMin }));
  }
  const [track] = await findTracksOf(tx, artistId, 1, trackId);
  if (track === undefined) throw refused('trackId', words.trackGone);
  if ((await canvases.count(tx, artistId)) >= perArtist) {
    throw problem('invalid', { error: fill(words.tooMany, { count: perArtist }) });
  }
  const id = newId(now.getTime());
  if (videoFile !== null) {
    const video = await findVideo(tx, videoFile);
    const claimed = { owner: sentBy, purpose: videoPurpose, by: videoUse(id) };
    if (video === null || !(await assets.claim(tx, videoFile, claimed))) {
      throw refused('videoFile', words.fileGone);
    }
    // The last frame of 8 s may be a little shorter or longer.
    if (endTime > video.seconds + 0.1) throw refused('endTime', words.cutBeyondEnd);
  }
  const claimed = { owner: sentBy, purpose: thumbnailPurpose, by: thumbnailUse(id) };
  const hasThumbnail = thumbnailFile !== null && (await assets.claim(tx, thumbnailFile, claimed));
  const isBelieved = at.getTime() > now.getTime() - patience;
  await canvases.insert(tx, {
    id,
    artistId,
    sentBy,
    trackId,
    trackTitle: track.title,
    video: videoFile,
    videoUrl,
    thumbnail: hasThumbnail ? thumbnailFile : null,
    description,
    tags,
    isLoop,
    startTime,
    endTime,
    status: 'pending',
    createdAt: isBelieved ? at : now,
    sentAt: now,
    updatedAt: now,
  });
}
