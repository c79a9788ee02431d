import { getContrast } from '#rules/get-contrast.ts';
import type { DeliveredStory } from '#contract/story.ts';
import { storyLimits } from '#contract/story-limits.ts';
import type { Assets } from '../../../platform/assets/assets.ts';
import { newId } from '../../../platform/ids.ts';
import { problem, refused } from '../../../platform/problems.ts';
import { fill, sentences } from '../../../platform/sentences.ts';
import type { Taking } from '../../catalogue/ownership/index.ts';
import { findTrackTitle } from '../../catalogue/track/index.ts';
import { storyPurpose, storyUse } from './story-uses.ts';
import { holdStoriesOf, stories } from './story.repository.ts';

const words = sentences.stories;
const { contrastMin, durations, hours, perArtist } = storyLimits;

type Sent = Taking<DeliveredStory> & { assets: Pick<Assets, 'claim'> };

/**
 * Its 24 hours start now.
 *
 * @throws {Problem} `invalid` with a sentence.
 */
export async function takeStory({ tx, now, ...taking }: Sent): Promise<void> {
  const { artistId, sentBy, assets, delivered } = taking;
  const { type, caption, trackId, file, backgroundColor, textColor } = delivered;
  const expiresAt = new Date(now.getTime() + hours * 3_600_000);
  const content = type === 'text' ? delivered.content : '';
  if (type === 'text' ? content === '' : file === null) throw refused('content', words.noContent);
  if (caption === '') throw refused('caption', words.noCaption);
  if (type === 'text' && getContrast(backgroundColor, textColor) < contrastMin) {
    throw refused('textColor', words.contrast);
  }
  const trackTitle = trackId === null ? null : await findTrackTitle(tx, { trackId, artistId });
  if (trackId !== null && trackTitle === null) throw refused('trackId', words.trackGone);
  if ((await holdStoriesOf(tx, artistId, now)) >= perArtist) {
    throw problem('invalid', { error: fill(words.tooMany, { count: perArtist }), status: 422 });
  }
  const id = newId(now.getTime());
  if (type !== 'text' && file !== null) {
    const claimed = { owner: sentBy, purpose: storyPurpose(type), by: storyUse(id) };
    if (!(await assets.claim(tx, file, claimed))) throw refused('file', words.fileGone);
  }
  await stories.insert(tx, {
    id,
    artistId,
    type,
    content,
    caption,
    file: type === 'text' ? null : file,
    trackId,
    trackTitle,
    backgroundColor,
    textColor,
    duration: durations[type],
    sentBy,
    createdAt: now,
    expiresAt,
  });
}
