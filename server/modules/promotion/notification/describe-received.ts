import type { DecisionNotification, ReceivedNotifications } from '#contract/notification.ts';
import { may, type Viewer } from '../../../platform/access.ts';
import { toDay } from '../../../platform/days.ts';
import { getPresaleCode } from '../fan/index.ts';
import { imagePath } from '../../../media/image-path.ts';
import { playlistCover } from '../../listening/playlist/index.ts';
import { getChange } from './playlist-news.repository.ts';
import type { ReceivedRow } from './received.repository.ts';

export function describeReceived(
  row: ReceivedRow,
  viewer: Pick<Viewer, 'role' | 'rights'>,
  now: Date,
): ReceivedNotifications['notifications'][number] {
  const { sent, decided, exportState, artistId, artistName: name } = row;
  const entry = { id: row.id, at: row.at.toISOString(), isRead: row.readAt !== null };
  if (exportState !== null) {
    return { ...entry, type: 'export', outcome: exportState === 'ready' ? 'ready' : 'failed' };
  }
  const news = describeNews(row);
  if (news !== null) return { ...entry, ...news };
  const { album, follower: person, followers } = row;
  if (person !== null) return { ...entry, type: 'followers', person, others: (followers ?? 1) - 1 };
  const artist =
    artistId === null || name === null
      ? null
      : { id: artistId, name, image: imagePath('artist', artistId) };
  if (album !== null && artist !== null) {
    const about = { ...album, coverImage: imagePath('album', album.id) };
    return { ...entry, type: 'release', album: about, artist };
  }
  if (decided !== null) {
    const { subject, outcome, title, word, playlists, reason, decidedBy: by } = decided;
    const link =
      subject === 'payment' && outcome !== 'returned'
        ? getPaymentLink(decided, row.payee, viewer)
        : getLink(subject, { artistId, viewer });
    const about = { subject, outcome, title, word, ...(playlists.length > 0 && { playlists }) };
    const decision = { type: 'decision', ...about, reason, by, link } as const;
    const code = outcome === 'called_off' ? null : getCode(row, now);
    return { ...entry, artist, ...decision, ...(code !== null && { presaleCode: code }) };
  }
  if (sent === null || artist === null)
    throw new Error('An entry of the bell is neither sent nor decided.');
  const { trackId, trackTitle } = row;
  return {
    ...entry,
    artist,
    ...sent,
    track: trackId === null || trackTitle === null ? null : { id: trackId, title: trackTitle },
    reason: row.isFollower ? 'follower' : 'listener',
    isMuted: row.mutedSince !== null,
  };
}

/** Artists choose the ids of their notifications, so the playlist tells them apart. */
function describeNews({ playlistId, playlistName, playlistOwner, ...row }: ReceivedRow) {
  const change = getChange(row.id);
  if (playlistId === null || playlistName === null || change === undefined) return null;
  const about = { id: playlistId, name: playlistName };
  const playlist = { ...about, coverImage: playlistCover(playlistId, row.foreign) };
  const [owner, saves] = [playlistOwner ?? '', row.saves ?? 0];
  return { type: 'playlist', change, playlist, owner, saves } as const;
}

/** Only participants see a presale code. */
const getCode = ({ campaign, concert }: ReceivedRow, now: Date) =>
  campaign && getPresaleCode(campaign, concert, { now, today: toDay(now) });

/** To the form of the account that is asked for, or to the run that expired. */
function getPaymentLink(
  { outcome, itemId }: Pick<NonNullable<ReceivedRow['decided']>, 'outcome' | 'itemId'>,
  payee: ReceivedRow['payee'],
  viewer: Reading['viewer'],
): DecisionNotification['link'] {
  if (outcome === 'expired') {
    return may(viewer, 'admin.open') ? { screen: 'run', artistId: null, opens: itemId } : null;
  }
  if (payee === null) return null;
  const opens = 'account';
  const { kind, artistId } = payee;
  if (kind === 'person') return { screen: 'parts', artistId: null, opens };
  if (kind === 'artist') {
    return may(viewer, 'artist.open') ? { screen: 'earnings', artistId, opens } : null;
  }
  return may(viewer, 'label.open') ? { screen: 'finance', artistId: null, opens } : null;
}

type Reading = { artistId: string | null; viewer: Pick<Viewer, 'role' | 'rights'> };

/** Labels and admins must name the artist. */
function getLink(
  subject: DecisionNotification['subject'],
  { artistId, viewer }: Reading,
): DecisionNotification['link'] {
  const isOfLabel = may(viewer, 'label.open');
  const ofTool = (screen: 'pitches' | 'canvas' | 'campaigns' | 'fans') =>
    may(viewer, 'promotion.open') ? { screen, artistId: isOfLabel ? artistId : null } : null;
  const ofArtist = may(viewer, 'artist.open')
    ? { screen: 'artist' as const, artistId: isOfLabel ? artistId : null }
    : null;
  switch (subject) {
    case 'pitch':
      return ofTool('pitches');
    case 'canvas':
      return ofTool('canvas');
    case 'budget':
    case 'marquee':
      return ofTool('campaigns');
    case 'campaign':
      return ofTool('fans');
    case 'agreement':
      return isOfLabel ? { screen: 'artists', artistId: null } : ofArtist;
    case 'release':
      return isOfLabel ? { screen: 'releases', artistId: null } : ofArtist;
    case 'answer':
      return isOfLabel ? { screen: 'artists', artistId: null } : null;
    case 'offer':
    case 'profile':
    case 'member':
      return ofArtist;
    case 'share':
      return { screen: 'parts', artistId: null };
    case 'shareAnswer':
      return isOfLabel ? { screen: 'artists', artistId: null } : ofArtist;
    case 'payment':
      if (isOfLabel) return { screen: 'finance', artistId: null };
      return ofArtist === null
        ? { screen: 'parts', artistId: null }
        : { screen: 'earnings', artistId: null };
    case 'family':
    case 'student':
      return { screen: 'subscription', artistId: null };
    case 'participation':
      return { screen: 'artist_page', artistId };
  }
}
