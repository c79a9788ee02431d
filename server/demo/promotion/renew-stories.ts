import { Readable } from 'node:stream';
import { seededRandom } from '../../media/art/seeded-random.ts';
import { drawStoryPicture } from '../video/story-picture.ts';
import { chime } from '../sound/chime.ts';
import { drawStoryVideo } from '../video/canvas-video.ts';
import { storyColours, storyLimits } from '#contract/story-limits.ts';
import type { StoryType } from '#contract/story.ts';
import type { Dependencies } from '../../platform/app.ts';
import type { Assets } from '../../platform/assets/assets.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { newId } from '../../platform/ids.ts';
import { stageAudio } from '../../modules/promotion/story/stage-audio.ts';
import { stagePhoto } from '../../modules/promotion/story/stage-photo.ts';
import type { StagedFile } from '../../modules/promotion/story/staged-file.ts';
import { stageVideo } from '../../modules/promotion/story/stage-video.ts';
import { storyPurpose, storyUse } from '../../modules/promotion/story/story-uses.ts';
import { stories } from '../../modules/promotion/story/story.repository.ts';
import { findArtistsWithoutStory } from './promotion.repository.ts';

type Surroundings = Pick<Dependencies, 'db' | 'assets' | 'clock'>;

/** Owns the files until a story uses them. */
const owner = 'demo';

const hour = 3_600_000;

/** Only for artists without current stories. */
export async function renewDemoStories({ db, assets, clock }: Surroundings): Promise<void> {
  const { demoStories } = await import('#sample/promotion/demo-stories.ts');
  const now = clock();
  const wanted = [...new Set(demoStories.map(({ artistId }) => artistId))];
  const artists = await findArtistsWithoutStory(db, wanted, now);
  for (const { artistId, age, ...plan } of demoStories) {
    const artist = artists.find(({ id }) => id === artistId);
    if (artist === undefined) continue;
    const { type } = plan;
    const purpose = storyPurpose(type);
    const id = newId(now.getTime());
    const createdAt = new Date(now.getTime() - age * hour);
    const subject = { ...artist, id: plan.caption };
    const file = type === 'text' ? null : (await stageDrawn(assets, type, subject)).file;
    await inTransaction(db, async (tx) => {
      if (file !== null) await assets.claim(tx, file, { owner, purpose, by: storyUse(id) });
      await stories.insert(tx, {
        backgroundColor: storyColours.background,
        textColor: storyColours.text,
        ...plan,
        id,
        artistId,
        file,
        duration: storyLimits.durations[type],
        createdAt,
        expiresAt: new Date(createdAt.getTime() + storyLimits.hours * hour),
      });
    });
  }
}

/** Stages a generated file like an upload. */
async function stageDrawn(
  assets: Assets,
  type: Exclude<StoryType, 'text'>,
  { id, genre }: { id: string; genre: string },
): Promise<StagedFile> {
  const sender = { owner, purpose: storyPurpose(type) };
  const sent = (bytes: Buffer) => Readable.from([bytes]);
  if (type === 'video') {
    return stageVideo(assets, sender, sent(await drawStoryVideo({ id, genre })));
  }
  if (type === 'audio') {
    return stageAudio(assets, sender, sent(chime(10, seededRandom(`story:${id}`).next)));
  }
  const { default: sharp } = await import('sharp');
  const picture = await sharp(drawStoryPicture({ id, genre })).png().toBuffer();
  return stagePhoto(assets, sender, sent(picture));
}
