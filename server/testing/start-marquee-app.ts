import type {
  DeliveredMarquee,
  MarqueeAssetKind,
  MarqueeCampaign,
  MarqueeInbox,
} from '#contract/marquee.ts';
import { stagedFile } from '#contract/staged-file.ts';
import type { StoryFile } from '#contract/story.ts';
import { findSponsored } from '../modules/promotion/marquee/find-sponsored.repository.ts';
import { signShowing } from '../modules/promotion/marquee/sign-showing.ts';
import { marqueeCampaignTable } from '../modules/promotion/marquee/marquee.table.ts';
import { recordPlay } from '../modules/listening/play/play.repository.ts';
import { playTable } from '../modules/listening/play/play.table.ts';
import { startContractApp } from './start-contract-app.ts';
import type { SignedIn, TestApp } from './start-test-app.ts';

type Account = NonNullable<Parameters<TestApp['signIn']>[0]>;

type Payload = Omit<Partial<DeliveredMarquee>, 'targetAudience'> & {
  targetAudience?: Partial<DeliveredMarquee['targetAudience']>;
};

export async function startMarqueeApp() {
  const tonada = await startContractApp();
  const { app, db, clock, people, speaker, mediaKeys } = tonada;
  const admin = people['admin'];
  let made = 0;

  /** A complete campaign for every audience, on 20 November 2026. */
  const campaign = ({ targetAudience, ...change }: Payload = {}): DeliveredMarquee => ({
    id: `local-${(made += 1)}`,
    at: clock().toISOString(),
    trackId: 'trk_1',
    trackTitle: 'Luna',
    artistName: 'Faro Norte',
    campaignName: `Campaña ${made}`,
    budget: 100,
    startDate: '2026-11-20',
    endDate: '2026-11-20',
    adFormat: 'sponsored_song',
    targetAudience: {
      ageRange: 'all',
      genres: [],
      countries: [],
      interests: [],
      ...targetAudience,
    },
    creativeAssets: { image: '', video: '', audio: '', copy: 'Escúchala' },
    ...change,
  });

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: SignedIn = speaker,
    payload?: object,
  ) =>
    app.inject({
      method,
      url: `/api/${path}`,
      headers: who.headers,
      ...(payload && { payload }),
    });

  const upload = (kind: MarqueeAssetKind, payload: Buffer, who: SignedIn = speaker) =>
    app.inject({
      method: 'PUT',
      url: `/api/promotion/uploads/marquee-${kind}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload,
    });

  const deliver = (payload: DeliveredMarquee, who: SignedIn = speaker, query = '') =>
    call('POST', `promotion/marquee${query}`, who, payload);
  const list = async (who: SignedIn = speaker, query = '') =>
    (await call('GET', `promotion/marquee${query}`, who)).json<MarqueeCampaign[]>();
  const turn = (id: string, act: 'activate' | 'pause' | 'cancel', who: SignedIn = speaker) =>
    call('POST', `promotion/marquee/${id}/${act}`, who);
  const approve = (id: string, budget = 100, who = admin, askedAt?: string) =>
    call('POST', `admin/marquee/${id}/approve`, who, { budget, askedAt });

  const getShowing = (campaignId: string, { id: listenerId }: SignedIn) =>
    signShowing({ campaignId, listenerId }, { now: clock(), secret: mediaKeys });

  async function must(answer: Promise<{ statusCode: number; body: string }>) {
    const { statusCode, body } = await answer;
    if (statusCode > 299) throw new Error(body);
  }

  return {
    ...tonada,
    admin,
    campaign,
    call,
    upload,
    /** Returns what a campaign calls an uploaded file. */
    async staged(kind: MarqueeAssetKind, payload: Buffer, who: SignedIn = speaker) {
      return `${stagedFile}${(await upload(kind, payload, who)).json<StoryFile>().file}`;
    },
    deliver,
    list,
    turn,
    approve,
    must,
    read: async (id: string) => (await list()).find((each) => each.id === id),
    reject: (id: string, note: string, who = admin) =>
      call('POST', `admin/marquee/${id}/reject`, who, { note }),
    inbox: async () => (await call('GET', 'admin/marquee', admin)).json<MarqueeInbox>(),
    async draft(change: Payload = {}) {
      const delivered = campaign(change);
      await must(deliver(delivered));
      return delivered.id;
    },
    /** A campaign whose budget an admin approved. */
    async running(change: Payload = {}) {
      const delivered = campaign(change);
      await must(deliver(delivered));
      await must(turn(delivered.id, 'activate'));
      await must(approve(delivered.id, delivered.budget));
      return delivered.id;
    },
    /** A free-plan listener, aged 24, in Mexico, with plays of pop. */
    async listener(change: Account = {}, plays = 3) {
      const who = await tonada.signIn({ country: 'MX', dateOfBirth: '2002-03-01', ...change });
      for (let play = 0; play < plays; play += 1) {
        const playedAt = new Date(clock().getTime() - (play + 1) * 3_600_000);
        await recordPlay(db, { listenerId: who.id, trackId: 'trk_3', playedAt });
      }
      return who;
    },
    getSponsored: ({ id }: SignedIn) =>
      findSponsored(db, { listenerId: id, now: clock(), placement: 'home' }),
    see: (id: string, who: SignedIn) =>
      call('POST', `user/sponsored/${id}/impression`, who, { showing: getShowing(id, who) }),
    getShowing,
    click: (id: string, who: SignedIn) => call('POST', `user/sponsored/${id}/click`, who),
    hide: (id: string, who: SignedIn) => call('PUT', `user/sponsored/${id}/hidden`, who),
    /** Removes campaigns and plays, and resets the clock to the evening of 20 November 2026. */
    async clear() {
      await tonada.startAnew();
      await db.delete(marqueeCampaignTable);
      await db.delete(playTable);
    },
  };
}

export type MarqueeApp = Awaited<ReturnType<typeof startMarqueeApp>>;
