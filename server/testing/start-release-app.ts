import sharp from 'sharp';
import type { Draft, Preparation, ReleaseInbox, SoundFacts } from '#contract/release.ts';
import { releaseLimits } from '#contract/release-limits.ts';
import { coverPurpose } from '../media/stage-cover.ts';
import { makeMp3 } from './make-sound.ts';
import { startContractApp } from './start-contract-app.ts';
import { faro } from './start-payment-app.ts';

const getTrack = (sound: string, title = 'Luna nueva') => ({
  sound,
  title,
  writers: ['Nora Faro'],
  producers: [],
  isInterlude: false,
  isrc: '',
});

export async function startReleaseApp() {
  const tonada = await startContractApp();
  const { app, people } = tonada;
  const mp3 = await makeMp3(releaseLimits.songSeconds);
  const square = { width: 800, height: 800, channels: 3, background: '#0a8f8f' } as const;
  const picture = await sharp({ create: square }).jpeg().toBuffer();
  const small = { ...square, width: 80, height: 80 };
  const storedCover = await sharp({ create: small }).webp().toBuffer();
  people['editora'] = await tonada.signIn({ role: 'editorial', displayName: 'Eva Editora' });

  type Call = { payload?: object; key?: string };
  function call(
    who: string,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    of: Call = {},
  ) {
    const { payload, key } = of;
    const headers = { ...people[who]?.headers, ...(key && { 'idempotency-key': key }) };
    return app.inject({ method, url: `/api/${path}`, headers, ...(payload && { payload }) });
  }

  const upload = (kind: 'sound' | 'cover', payload: Buffer, who = 'casa') =>
    app.inject({
      method: 'PUT',
      url: `/api/label/uploads/${kind}`,
      headers: { ...people[who]?.headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  /** What a picture becomes that `casa` sent; encoding one of 1,200 px takes a third of a second. */
  const stageCover = (who = 'casa') =>
    tonada.assets.stage(storedCover, {
      owner: people[who]?.id ?? '',
      purpose: coverPurpose,
      type: 'image/webp',
    });

  const sendSound = async (content = mp3, who = 'casa') =>
    (await upload('sound', content, who)).json<SoundFacts>();

  /** A complete draft with a test's changes. */
  async function draft(change: Partial<Draft> = {}): Promise<Draft> {
    const cover = await stageCover();
    const { sound } = await sendSound();
    return {
      title: 'Marea alta',
      artistId: faro,
      type: 'single',
      releaseDate: '2026-11-20',
      upc: '',
      cover,
      tracks: [getTrack(sound)],
      ...change,
    };
  }

  const create = async (payload: Draft, who = 'casa') =>
    (await call(who, 'POST', 'label/drafts', { payload })).json<{ id: string; version: number }>();

  const read = async (id: string, who = 'casa') =>
    (await call(who, 'GET', `label/drafts/${id}`)).json<Preparation>();

  const send = async (id: string) => {
    const { version } = await read(id);
    return call('casa', 'POST', `label/drafts/${id}/send`, { payload: { version } });
  };

  async function pending(change: Partial<Draft> = {}): Promise<Preparation> {
    const { id } = await create(await draft(change));
    await send(id);
    return read(id);
  }

  /** Also tells it, so that it can no longer be taken back. */
  async function tellAfter<Answer>(decided: PromiseLike<Answer>): Promise<Answer> {
    const answer = await decided;
    await app.jobs.runAsked();
    return answer;
  }

  const decide = (act: 'approve' | 'reject', { id, version }: Preparation, more: object = {}) =>
    tellAfter(
      call('editora', 'POST', `editorial/releases/${id}/${act}`, { payload: { version, ...more } }),
    );

  return {
    ...tonada,
    tellAfter,
    mp3,
    picture,
    call,
    upload,
    sendSound,
    draft,
    create,
    read,
    send,
    pending,
    decide,
    inbox: async (query = '') =>
      (await call('editora', 'GET', `editorial/releases${query}`)).json<ReleaseInbox>(),
    search: async (q: string) =>
      (await app.inject(`/api/search?q=${encodeURIComponent(q)}`)).json<{
        albums: { id: string }[];
        tracks: { id: string; audioUrl: string; duration: number }[];
      }>(),
  };
}

export type ReleaseApp = Awaited<ReturnType<typeof startReleaseApp>>;

export { getTrack };
