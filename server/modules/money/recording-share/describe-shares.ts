import type { OwnShare, RecordingShare } from '#contract/recording-share.ts';
import type { PartRow, ShareRow } from './recording-share.repository.ts';

type Answered = Pick<PartRow, 'isAccepted'>;

export function getState(
  { withdrawnAt, acceptedAt, startsOn }: ShareRow,
  parts: readonly Answered[],
  day: string,
): RecordingShare['state'] {
  if (withdrawnAt !== null) return 'withdrawn';
  if (acceptedAt !== null) return 'accepted';
  if (parts.some(({ isAccepted }) => isAccepted === false)) return 'declined';
  return startsOn <= day ? 'lapsed' : 'proposed';
}

function getAnswer({ isAccepted }: Answered): RecordingShare['parts'][number]['state'] {
  if (isAccepted === null) return 'waiting';
  return isAccepted ? 'accepted' : 'declined';
}

type Described = {
  share: ShareRow;
  label: string | null;
  parts: readonly PartRow[];
  day: string;
  isInForce: boolean;
};

/** For those who may propose: they typed the emails. */
export function describeShare(
  { share, label, parts, day, isInForce }: Described,
  artist: { name: string },
): RecordingShare {
  return {
    id: share.id,
    startsOn: share.startsOn,
    proposedAt: share.proposedAt.toISOString(),
    state: getState(share, parts, day),
    isInForce,
    label,
    parts: parts.map((part) => ({
      position: part.position,
      role: part.role,
      part: part.part,
      isArtist: part.isArtist,
      payeeId: part.payeeId,
      name: part.isArtist ? artist.name : part.name,
      email: part.offeredTo,
      state: getAnswer(part),
      reason: part.reason,
    })),
  };
}

type Own = Described & Pick<OwnShare, 'track' | 'artist'> & { own: readonly number[] };

/** For a payee, without who the others are. */
export function describeOwnShare(described: Own): OwnShare {
  const { share, label, parts, day, isInForce, track, artist, own } = described;
  const state = getState(share, parts, day);
  const isOwn = ({ position }: PartRow) => own.includes(position);
  return {
    id: share.id,
    track,
    artist,
    label,
    startsOn: share.startsOn,
    state,
    isInForce,
    isMine: state === 'proposed' && parts.some((part) => isOwn(part) && part.isAccepted === null),
    parts: parts.map((part) => ({
      position: part.position,
      role: part.role,
      part: part.part,
      isArtist: part.isArtist,
      isOwn: isOwn(part),
      state: getAnswer(part),
    })),
  };
}
