import type { DeliveredStory, Story, StoryFile } from '#contract/story.ts';
import { storyColours } from '#contract/story-limits.ts';
import { followedArtistTable } from '../modules/catalogue/artist/followed-artist.table.ts';
import { newId } from '../platform/ids.ts';
import { startReleaseApp } from './start-release-app.ts';
import { faro } from './start-payment-app.ts';
import type { SignedIn } from './start-test-app.ts';

export async function startStoryApp() {
  const tonada = await startReleaseApp();
  const { app, clock, db, people, speaker } = tonada;
  people['faro'] = speaker;
  let made = 0;

  const uploadStory = (kind: 'photo' | 'video' | 'audio', payload: Buffer, who = 'faro') =>
    app.inject({
      method: 'PUT',
      url: `/api/promotion/uploads/story-${kind}`,
      headers: { ...people[who]?.headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  const stagePhoto = async (who = 'faro', picture = tonada.picture) =>
    (await uploadStory('photo', picture, who)).json<StoryFile>().file;

  /** A complete text story, made now, with a test's changes. */
  function filled(change: Partial<DeliveredStory> = {}): DeliveredStory {
    made += 1;
    return {
      id: `local_${made}`,
      at: clock().toISOString(),
      type: 'text',
      content: 'Mañana tocamos',
      caption: 'Ensayo abierto',
      trackId: null,
      trackTitle: '',
      backgroundColor: storyColours.background,
      textColor: storyColours.text,
      file: null,
      ...change,
    };
  }

  const deliver = (payload: DeliveredStory, who = 'faro', query = '') =>
    tonada.call(who, 'POST', `promotion/my-stories${query}`, { payload });

  const own = async (who = 'faro', query = '') =>
    (await tonada.call(who, 'GET', `promotion/my-stories${query}`)).json<Story[]>();

  async function publish(change: Partial<DeliveredStory> = {}): Promise<Story> {
    await deliver(filled(change));
    const [story] = await own();
    if (story === undefined) throw new Error('There is no story.');
    return story;
  }

  async function listen(name: string): Promise<SignedIn> {
    const listener = await tonada.signIn();
    people[name] = listener;
    return listener;
  }

  const follow = ({ id: userId }: SignedIn, artistId: string = faro) =>
    db.insert(followedArtistTable).values({ id: newId(), userId, artistId, since: clock() });

  return {
    ...tonada,
    uploadStory,
    stagePhoto,
    filled,
    deliver,
    own,
    publish,
    listen,
    follow,
    getStories: async (who: string, artist: string = faro) =>
      (await tonada.call(who, 'GET', `artists/${artist}/stories`)).json<Story[]>(),
    see: (who: string, id: string) => tonada.call(who, 'POST', `stories/${id}/views`),
    like: (who: string, id: string, isLiked = true) =>
      tonada.call(who, 'PUT', `stories/${id}/like`, { payload: { isLiked } }),
  };
}

export type StoryApp = Awaited<ReturnType<typeof startStoryApp>>;
