import type { DecisionNotice, ReceivedNotice } from '#contract/notification.ts';
import { may, type Viewer } from '../../platform/access.ts';
import { imagePath } from '../image/image-path.ts';
import type { ReceivedRow } from './received.repository.ts';

/** An entry of the bell, as who rings reads it. */
export function describeReceived(
  row: ReceivedRow,
  viewer: Pick<Viewer, 'role'>,
): ReceivedNotice | DecisionNotice {
  const { told, decided, artistId, artistName: name } = row;
  const common = {
    id: row.id,
    artist: { id: artistId, name, image: imagePath('artist', artistId) },
    at: row.at.toISOString(),
    isRead: row.readAt !== null,
  };
  if (decided !== null) {
    const { subject, outcome, title, word, reason, decidedBy: by } = decided;
    const link = linkOf(subject, { artistId, viewer });
    return { ...common, type: 'decision', subject, outcome, title, word, reason, by, link };
  }
  if (told === null) throw new Error('An entry of the bell is neither told nor decided.');
  const { trackId, trackTitle } = row;
  return {
    ...common,
    ...told,
    track: trackId === null || trackTitle === null ? null : { id: trackId, title: trackTitle },
    reason: row.isFollower ? 'follower' : 'listener',
    isMuted: row.mutedSince !== null,
  };
}

type Reading = { artistId: string; viewer: Pick<Viewer, 'role'> };

/** Labels and admins name the artist for whom they open a tool; artists have their own. */
function linkOf(
  subject: DecisionNotice['subject'],
  { artistId, viewer }: Reading,
): DecisionNotice['link'] {
  const isOfLabel = may(viewer, 'label.open');
  const ofTool = (screen: 'pitches' | 'canvas' | 'campaigns') =>
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
      return ofTool('campaigns');
    case 'release':
      return isOfLabel ? { screen: 'releases', artistId: null } : ofArtist;
    case 'answer':
      return isOfLabel ? { screen: 'artists', artistId: null } : null;
    case 'offer':
      return ofArtist;
  }
}
