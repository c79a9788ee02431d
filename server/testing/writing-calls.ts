import { defaultPitchDetails } from '#contract/pitch-choices.ts';
import { signShowing } from '../modules/promotion/marquee/sign-showing.ts';
import { administrationCalls } from './administration-calls.ts';
import { collaborationCalls } from './collaboration-calls.ts';
import { editorialCalls } from './editorial-calls.ts';
import { historyCalls } from './history-calls.ts';
import { addPlaylist } from './add-playlist.ts';
import { nueva, terms } from './start-contract-app.ts';
import { concertForm } from './start-concert-app.ts';
import { faro } from './start-payment-app.ts';
import { startReleaseApp, getTrack } from './start-release-app.ts';
import { moneyCalls } from './money-calls.ts';
import { shareCalls } from './share-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { call, type Made, unclaimed, type WritingCalls } from './writing-call.ts';

type Entry = { entryId: string };

/** The app, and calls that write, in groups that do not depend on each other. */
export async function startWritingApp() {
  const tonada = await startReleaseApp();
  const { clock, db, people, picture, mp3 } = tonada;
  await tonada.startAnew();
  people['faro'] = tonada.speaker;
  people['luz'] = tonada.luz;
  people['fan'] = await tonada.signIn({ email: 'fan@example.com', country: 'MX' });
  people['amiga'] = await tonada.signIn({ email: 'amiga@example.com' });
  people['jefa'] = await tonada.signIn({ email: 'jefa@example.com', role: 'admin' });
  people['sello'] = await tonada.signIn({ email: 'sello@example.com', role: 'label' });
  people['seguidora'] = await tonada.signIn({ email: 'seguidora@example.com' });
  const at = clock().toISOString();
  let made = 0;
  const delivered = () => ({ id: `local-${(made += 1)}`, at });

  const groups: Record<string, WritingCalls> = {
    async *playlists() {
      const answer = yield call('fan', 'POST', 'playlists', { name: 'Uno', description: '' });
      const list = `playlists/${answer.json<Made>().id}`;
      yield call('fan', 'PATCH', list, { name: 'Dos', seen: { name: 'Uno' } });
      const first = yield call('fan', 'POST', `${list}/tracks`, { trackId: 'trk_1' });
      const second = yield call('fan', 'POST', `${list}/tracks`, { trackId: 'trk_2' });
      const [beforeEntryId, entryId] = [first, second].map((added) => added.json<Entry>().entryId);
      yield call('fan', 'PUT', `${list}/tracks/order`, { entryId, beforeEntryId });
      const several = yield call('fan', 'POST', `${list}/tracks/several`, {
        trackIds: ['trk_1'],
        allowDuplicates: true,
      });
      const { entryIds } = several.json<{ entryIds: string[] }>();
      yield call('fan', 'POST', `${list}/tracks/removal`, { entryIds });
      yield call('fan', 'DELETE', `${list}/tracks/trk_1`);
      yield call('amiga', 'PUT', `user/saved-${list}`);
      yield call('amiga', 'DELETE', `user/saved-${list}`);
      yield call('fan', 'DELETE', list);
      yield call('fan', 'POST', `${list}/restore`);
    },
    async *collection() {
      yield call('fan', 'POST', 'tracks/trk_1/like', {});
      yield call('fan', 'POST', 'tracks/liked', { likes: [{ trackId: 'trk_2' }] });
      yield call('fan', 'POST', 'tracks/liked/removal', { trackIds: ['trk_2'] });
      const followed = { ...delivered(), artistId: faro, isFollowing: true };
      yield call('fan', 'POST', 'user/followed-artists', followed);
      const liked = { ...delivered(), albumId: 'alb_uno', isLiked: true };
      yield call('fan', 'POST', 'user/liked-albums', liked);
      const song = { ...delivered(), trackId: 'trk_2', isLiked: true };
      yield call('fan', 'POST', 'user/liked-tracks', song);
      yield call('fan', 'POST', `users/${people['amiga']?.id}/follow`, { isFollowing: true });
    },
    async *player() {
      const deviceId = 'one';
      const beat = { deviceId, kind: 'phone' };
      yield call('fan', 'POST', 'user/player/beat', beat, ['player_device']);
      const settings = { deviceId, source: null, isShuffled: false, repeatMode: 'none' };
      const entries = [{ key: 0, trackId: 'trk_1' }];
      yield call('fan', 'PUT', 'user/player/queue', { ...settings, entries, order: null });
      const change = { deviceId, version: 1, isShuffled: true };
      yield call('fan', 'PATCH', 'user/player/queue', change);
      const position = { at: 0, trackId: 'trk_1', seconds: 1, isPlaying: true, volume: 1 };
      yield call('fan', 'PUT', 'user/player/position', { deviceId, ...position, isStart: true });
      yield call('fan', 'POST', 'user/player/commands', { deviceId, kind: 'pause' });
    },
    async *search() {
      yield call('fan', 'PUT', 'user/searches', { query: 'luna' });
      yield call('fan', 'DELETE', 'user/searches');
    },
    async *account() {
      yield call('fan', 'PUT', 'user/preferences', { privacy: { showActivity: false } });
      yield call('fan', 'PUT', 'user/profile', { displayName: 'Luz', bio: 'Valses' });
      const plan = { subscriptionType: 'premium', paymentMethod: 'card' };
      yield call('fan', 'PUT', 'user/subscription', plan);
      yield call('fan', 'POST', 'user/data-export', {});
      yield call('fan', 'PUT', `user/notifications/muted/${faro}`, {});
      yield call('fan', 'DELETE', `user/notifications/muted/${faro}`, {});
      yield call('fan', 'PUT', 'user/dismissals/track/trk_1', {});
      yield call('fan', 'DELETE', 'user/dismissals/track/trk_1', {});
      yield call('fan', 'POST', 'user/second-factor', {});
    },
    async *'sign-in'() {
      const email = 'nueva@example.com';
      const password = 'una clave de prueba 9';
      const about = { email, password, displayName: 'Nueva', dateOfBirth: '1990-01-01' };
      yield call(null, 'POST', 'auth/register', about, ['attempt']);
      const answer = yield call(null, 'POST', 'auth/login', { email, password }, ['attempt']);
      const { token, user } = answer.json<{ token: string; user: Made }>();
      people['nueva'] = {
        id: user.id,
        sessionId: '',
        token,
        headers: { authorization: `Bearer ${token}` },
      };
      yield call('nueva', 'POST', 'session/proof', { password }, ['attempt']);
      const passwords = { currentPassword: password, newPassword: 'otra clave de prueba 9' };
      yield call('nueva', 'PUT', 'user/password', passwords, ['attempt']);
      const { sessionId } = await tonada.openSession(user.id);
      yield call('nueva', 'DELETE', `session/devices/${sessionId}`);
      await tonada.openSession(user.id);
      yield call('nueva', 'DELETE', 'session/devices', {});
      const deletion = { password: passwords.newPassword };
      yield call('nueva', 'DELETE', 'user', deletion, ['attempt']);
      yield call('sello', 'POST', 'auth/logout');
    },
    async *fans() {
      const campaign = {
        ...delivered(),
        title: 'Escúchalo antes',
        description: 'Un día antes.',
        type: 'early_access',
        startDate: '2026-11-20',
        endDate: '2026-11-30',
        eligibleTiers: [],
        maxParticipants: 100,
        rewards: [],
      };
      const campaigns = 'promotion/fans/campaigns';
      yield call('faro', 'POST', campaigns, campaign);
      yield call('faro', 'PUT', `${campaigns}/${campaign.id}`, { title: 'Antes' });
      yield call('faro', 'POST', `${campaigns}/${campaign.id}/activate`);
      yield call('faro', 'POST', `${campaigns}/${campaign.id}/cancel`);
      const notification = {
        ...delivered(),
        title: 'Sale hoy',
        message: 'Un vals.',
        type: 'new_release',
        scheduledDate: '2026-11-25T10:00:00.000Z',
        targetTiers: [],
        includeTrackLink: true,
        trackId: 'trk_1',
      };
      const notifications = 'promotion/fans/notifications';
      yield call('faro', 'POST', notifications, notification);
      yield call('faro', 'PUT', `${notifications}/${notification.id}`, { title: 'Sale ya' });
      yield call('faro', 'POST', `${notifications}/${notification.id}/cancel`);
    },
    async *stories() {
      const story = {
        ...delivered(),
        type: 'text',
        content: 'Mañana tocamos',
        caption: 'Ensayo',
        trackId: null,
        trackTitle: '',
        backgroundColor: '#000000',
        textColor: '#ffffff',
        file: null,
      };
      yield call('faro', 'POST', 'promotion/my-stories', story);
      const stories = await tonada.call('faro', 'GET', 'promotion/my-stories');
      const id = stories.json<Made[]>()[0]?.id ?? '';
      yield call('fan', 'POST', `stories/${id}/views`);
      yield call('fan', 'PUT', `stories/${id}/like`, { isLiked: true });
      yield call('fan', 'PUT', `artists/${faro}/stories/hidden`, {});
      yield call('fan', 'DELETE', `artists/${faro}/stories/hidden`, {});
      yield call('faro', 'DELETE', `promotion/my-stories/${id}`);
    },
    async *concerts() {
      const concert = { ...concertForm, ...delivered() };
      const url = `promotion/concerts/${concert.id}`;
      yield call('faro', 'POST', 'promotion/concerts/artist', concert);
      const change = { ...concertForm, title: 'Gira', ticketsSold: 0, isOnSale: false };
      yield call('faro', 'PUT', url, change);
      yield call('faro', 'POST', `${url}/cancel`);
      yield call('faro', 'DELETE', url);
    },
    async *marquee() {
      const campaign = {
        ...delivered(),
        trackId: 'trk_1',
        trackTitle: 'Luna',
        artistName: 'Faro Norte',
        campaignName: 'Campaña',
        budget: 100,
        startDate: '2026-11-20',
        endDate: '2026-11-20',
        adFormat: 'sponsored_song',
        targetAudience: { ageRange: 'all', genres: [], countries: [], interests: [] },
        creativeAssets: { image: '', video: '', audio: '', copy: 'Escúchala' },
      };
      const url = `promotion/marquee/${campaign.id}`;
      yield call('faro', 'POST', 'promotion/marquee', campaign);
      yield call('faro', 'PUT', url, { campaignName: 'Otra' });
      yield call('faro', 'POST', `${url}/activate`);
      yield call('jefa', 'POST', `admin/marquee/${campaign.id}/approve`, { budget: 100 });
      const shown = { campaignId: campaign.id, listenerId: people['seguidora']?.id ?? '' };
      const showing = signShowing(shown, { now: clock(), secret: tonada.mediaKeys });
      yield call('seguidora', 'POST', `user/sponsored/${campaign.id}/impression`, { showing });
      yield call('seguidora', 'POST', `user/sponsored/${campaign.id}/click`, {});
      yield call('fan', 'PUT', `user/sponsored/${campaign.id}/hidden`, {});
      yield call('fan', 'DELETE', `user/sponsored/${campaign.id}/hidden`, {});
      yield call('faro', 'POST', `${url}/pause`);
      yield call('faro', 'POST', `${url}/cancel`);
      const other = { ...campaign, ...delivered() };
      await tonada.call('faro', 'POST', 'promotion/marquee', { payload: other });
      await tonada.call('faro', 'POST', `promotion/marquee/${other.id}/activate`);
      yield call('jefa', 'POST', `admin/marquee/${other.id}/reject`, { note: 'Sin texto.' });
    },
    async *pitches() {
      const pitch = {
        ...delivered(),
        today: '2026-11-20',
        trackId: null,
        trackTitle: 'Vals',
        artistName: 'Faro Norte',
        releaseDate: '2026-12-01',
        targetPlaylists: ['Novedades'],
        genre: 'Pop',
        mood: 'Chill',
        description: 'Un vals.',
        ...defaultPitchDetails,
      };
      const url = `editorial/pitches/${pitch.id}`;
      const list = { id: 'pla_novedades', name: 'Novedades', featuredPosition: 1 };
      const ownerId = people['editora']?.id ?? '';
      await addPlaylist(db, { ...list, ownerId, createdAt: clock() }, []);
      yield call('faro', 'POST', 'promotion/pitches', pitch);
      yield call('editora', 'POST', `${url}/take`, { version: 1 });
      yield call('editora', 'POST', `${url}/reject`, { version: 2, feedback: 'Otra vez será.' });
      const other = { ...pitch, ...delivered() };
      await tonada.call('faro', 'POST', 'promotion/pitches', { payload: other });
      const answer = { version: 1, playlistIds: [list.id], feedback: '' };
      yield call('editora', 'POST', `editorial/pitches/${other.id}/accept`, answer);
      yield call('editora', 'POST', `editorial/pitches/${other.id}/undo`);
    },
    async *releases() {
      const covered = yield call('casa', 'PUT', 'label/uploads/cover', picture, unclaimed);
      const { cover } = covered.json<{ cover: string }>();
      const sound = yield call('casa', 'PUT', 'label/uploads/sound', mp3, unclaimed);
      const tracks = [getTrack(sound.json<{ sound: string }>().sound)];
      const about = { title: 'Marea alta', artistId: faro, type: 'single' };
      const draft = { ...about, releaseDate: '2026-11-20', cover, tracks };
      const first = yield call('casa', 'POST', 'label/drafts', draft);
      const { id } = first.json<Made>();
      const url = `label/drafts/${id}`;
      const change = { version: 1, draft: { ...draft, title: 'Marea' } };
      yield call('casa', 'PUT', url, change);
      yield call('casa', 'POST', `${url}/send`, { version: 2 });
      yield call('casa', 'POST', `${url}/withdraw`);
      yield call('casa', 'POST', `${url}/send`, { version: 4 });
      const rejection = { version: 5, reason: 'sound', note: '' };
      yield call('editora', 'POST', `editorial/releases/${id}/reject`, rejection);
      yield call('casa', 'POST', `${url}/send`, { version: 6 });
      yield call('editora', 'POST', `editorial/releases/${id}/approve`, { version: 7 });
      yield call('editora', 'POST', `editorial/releases/${id}/undo`);
      yield call('editora', 'POST', `editorial/releases/${id}/approve`, { version: 9 });
      const empty = { ...draft, title: 'Dos', cover: null, tracks: [] };
      const other = yield call('casa', 'POST', 'label/drafts', empty);
      yield call('casa', 'DELETE', `label/drafts/${other.json<Made>().id}`);
    },
    async *contracts() {
      const added = yield call('casa', 'POST', 'label/artists', {
        ...nueva,
        email: 'luz@example.com',
      });
      const { contractId } = added.json<{ contractId: string }>();
      yield call('casa', 'DELETE', `label/offers/${contractId}`);
      const offered = yield call('casa', 'POST', `label/artists/${faro}/offers`, terms);
      const offer = offered.json<{ contractId: string }>().contractId;
      yield call('faro', 'POST', `artist/offers/${offer}`, { isAccepted: true });
      yield call('casa', 'POST', `label/contracts/${offer}/end`, { lastDay: '2027-05-31' });
    },
    async *analytics() {
      const view = { name: 'Mes', search: 'range=28' };
      const answer = yield call('faro', 'POST', 'analytics/views', view);
      const url = `analytics/views/${answer.json<Made>().id}`;
      yield call('faro', 'PATCH', url, { name: 'Otro mes' });
      yield call('faro', 'DELETE', url);
    },
  };
  return {
    ...tonada,
    groups: {
      ...groups,
      ...promotionCalls(tonada),
      ...historyCalls(tonada),
      ...editorialCalls(tonada),
      ...collaborationCalls(tonada),
      ...administrationCalls(tonada),
      ...moneyCalls(tonada),
      ...shareCalls(tonada),
    },
  };
}
