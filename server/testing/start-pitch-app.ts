import type { DeliveredPitch, Pitch, PitchInbox } from '#contract/pitch.ts';
import { pitchTable } from '../modules/promotion/pitch/pitch.table.ts';
import { playlistTable } from '../modules/listening/playlist/playlist.table.ts';
import { releaseTable } from '../modules/promotion/release/release.table.ts';
import { addPlaylist } from './add-playlist.ts';
import { startReleaseApp } from './start-release-app.ts';
import type { SignedIn } from './start-test-app.ts';
import { defaultPitchDetails } from '#contract/pitch-choices.ts';

export async function startPitchApp() {
  const tonada = await startReleaseApp();
  const { app, db, people, speaker, clock } = tonada;
  people['faro'] = speaker;
  let made = 0;

  /** A complete pitch, on 20 November 2026. */
  const pitch = (change: Partial<DeliveredPitch> = {}): DeliveredPitch => ({
    id: `local-${(made += 1)}`,
    at: clock().toISOString(),
    today: '2026-11-20',
    trackId: null,
    trackTitle: `Canción ${made}`,
    artistName: 'Faro Norte',
    releaseDate: '2026-12-01',
    targetPlaylists: ['Novedades'],
    genre: 'Pop',
    mood: 'Chill',
    description: 'Un vals.',
    ...defaultPitchDetails,
    ...change,
  });

  const deliver = (payload: DeliveredPitch, who: SignedIn = speaker, query = '') =>
    app.inject({
      method: 'POST',
      url: `/api/promotion/pitches${query}`,
      headers: who.headers,
      payload,
    });

  const ask = (who: SignedIn = speaker, query = '') =>
    app.inject({ url: `/api/promotion/pitches${query}`, headers: who.headers });

  return {
    ...tonada,
    pitch,
    deliver,
    ask,
    mine: async () => (await ask()).json<Pitch[]>(),
    async waiting(change: Partial<DeliveredPitch> = {}) {
      const delivered = pitch(change);
      const answer = await deliver(delivered);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return { id: delivered.id, version: 1 };
    },
    async pitches(query = '', who = people['editora']) {
      const url = `/api/editorial/pitches${query}`;
      return (await app.inject({ url, headers: who?.headers ?? {} })).json<PitchInbox>();
    },
    judge: (
      act: 'take' | 'accept' | 'reject',
      { id, version }: { id: string; version: number },
      more: object = {},
      who = people['editora'],
    ) =>
      tonada.tellAfter(
        app.inject({
          method: 'POST',
          url: `/api/editorial/pitches/${id}/${act}`,
          headers: who?.headers ?? {},
          payload: { version, ...more },
        }),
      ),
    async getTracks(playlist: string) {
      const answer = await app.inject(`/api/playlists/${playlist}`);
      return answer.json<{ tracks: { id: string; title: string }[] }>().tracks;
    },
    /** Removes pitches and releases, and empties the two playlists. */
    async clear() {
      await tonada.startAnew();
      await db.delete(pitchTable);
      await db.delete(releaseTable);
      await db.delete(playlistTable);
      const common = { ownerId: people['editora']?.id ?? '', createdAt: clock() };
      for (const [index, name] of ['Novedades', 'Noche'].entries()) {
        const about = { id: `pla_${name.toLowerCase()}`, name, featuredPosition: index + 1 };
        await addPlaylist(db, { ...common, ...about }, []);
      }
    },
  };
}

export type PitchApp = Awaited<ReturnType<typeof startPitchApp>>;
