import { releaseLimits } from '@/shared/contract/release-limits.ts';
import type { LabelArtist } from '@/shared/contract/label-figures.ts';
import type { PreparedType } from '@/shared/contract/release.ts';
import { foldText } from '@/shared/lib/text-filter';
import { showUpc } from '@/shared/rules/release-codes.ts';
import type { DroppedTrack } from '../lib/drop/describe-sounds';
import type { UnusedFile } from '../lib/drop/found-file';
import type { FoundRelease } from '../lib/drop/read-drop';
import type { EditedDraft } from './edited-draft';

/** What the draft has, and what would take its place; numbers of tracks, or '' for a cover. */
export type OfferedChange =
  | { field: 'title' | 'artistId' | 'releaseDate' | 'upc' | 'cover'; from: string; to: string }
  | { field: 'type'; from: PreparedType; to: PreparedType }
  | { field: 'tracks'; count: number };

export type OfferedField = OfferedChange['field'];

export type Offer = {
  /** For fields without a value. */
  fills: OfferedChange[];
  /** For fields with another value; taken if the label says so. */
  conflicts: OfferedChange[];
  /** Values for the draft, by field. */
  values: Partial<Pick<EditedDraft, 'title' | 'artistId' | 'releaseDate' | 'upc' | 'type'>>;
  /** To be sent, in their order. */
  tracks: DroppedTrack[];
  unused: UnusedFile[];
  /** Printed on the sounds, but not one of the label's artists. */
  unknownArtist: string;
  /** Further artists of a message. */
  otherArtists: string[];
  /** A date that no release can have. */
  otherDate: string;
  /** What a message says, if the release cannot be that. */
  otherType: PreparedType | null;
};

type Surroundings = {
  artists: readonly Pick<LabelArtist, 'id' | 'name' | 'contractStatus'>[];
  /** First and last day that a release can have. */
  days: { first: string; last: string };
  /** Sounds on their way. */
  sending: number;
  isCoverSending: boolean;
  isKnown: (track: DroppedTrack) => boolean;
  /** Of tracks of the draft, whether the drop has them too. */
  isDropped: (sound: string) => boolean;
  /** Whether the drop takes the place of the other tracks. */
  isReplacing: boolean;
};

/** Compares what was dropped with the draft: nothing that was entered is overwritten unasked. */
export function offerDraft(found: FoundRelease, draft: EditedDraft, around: Surroundings): Offer {
  const { tracks, unused } = chooseTracks(found, draft, around);
  const others = draft.tracks.filter(({ sound }) => !around.isDropped(sound)).length;
  const count = getKept(draft, around) + around.sending + tracks.length;
  const named = [found.artist, ...(found.message?.artists ?? [])];
  const artist = named.map((name) => findArtist(name, around.artists)).find(Boolean);
  const isPossible = found.date >= around.days.first && found.date <= around.days.last;
  const date = found.date.length === 10 && isPossible ? found.date : '';
  const said = found.message?.type ?? null;
  const type = chooseType(said ?? draft.type, count);
  const changes: OfferedChange[] = [
    { field: 'title', from: draft.title, to: found.title },
    {
      field: 'artistId',
      from: around.artists.find(({ id }) => id === draft.artistId)?.name ?? '',
      to: artist?.name ?? '',
    },
    { field: 'releaseDate', from: draft.releaseDate ?? '', to: date },
    { field: 'upc', from: showUpc(draft.upc), to: showUpc(found.upc) },
  ];
  const wanted = changes.filter((change) => !('to' in change) || change.to !== '');
  const differing = wanted.filter(
    (change) => 'from' in change && change.from !== '' && change.from !== change.to,
  );
  const isTypeChosen = draft.type !== 'single' || draft.tracks.length > 0;
  const typeChange: OfferedChange[] =
    type === draft.type ? [] : [{ field: 'type', from: draft.type, to: type }];
  const hasCover = draft.cover !== null || around.isCoverSending;
  const coverChange: OfferedChange[] = found.cover ? [{ field: 'cover', from: '', to: '' }] : [];
  return {
    fills: [
      ...wanted.filter((change) => 'from' in change && change.from === ''),
      ...(isTypeChosen ? [] : typeChange),
      ...(hasCover ? [] : coverChange),
    ],
    conflicts: [
      ...differing,
      ...(isTypeChosen ? typeChange : []),
      ...(hasCover ? coverChange : []),
      ...(others > 0 && found.tracks.length > 0
        ? [{ field: 'tracks', count: others } as const]
        : []),
    ],
    values: {
      ...(found.title !== '' && { title: found.title }),
      ...(artist && { artistId: artist.id }),
      ...(date !== '' && { releaseDate: date }),
      ...(found.upc !== '' && { upc: showUpc(found.upc) }),
      type,
    },
    tracks,
    unused,
    unknownArtist: artist ? '' : found.artist,
    otherArtists: artist ? named.slice(1).filter((name) => !isOneName(name, artist.name)) : [],
    otherDate: date === '' ? found.date : '',
    otherType: said === type ? null : said,
  };
}

const getKept = ({ tracks }: EditedDraft, { isReplacing, isDropped }: Surroundings) =>
  isReplacing ? tracks.filter(({ sound }) => isDropped(sound)).length : tracks.length;

function chooseTracks(found: FoundRelease, draft: EditedDraft, around: Surroundings) {
  const fresh = found.tracks.filter((track) => !around.isKnown(track));
  const most = releaseLimits.tracks.album.most;
  const room = Math.max(0, most - getKept(draft, around) - around.sending);
  const unused = [
    ...found.unused,
    ...found.tracks
      .filter((track) => !fresh.includes(track))
      .map(({ path }) => ({ path, reason: 'known' as const })),
    ...fresh.slice(room).map(({ path }) => ({ path, reason: 'room' as const })),
  ];
  return { tracks: fresh.slice(0, room), unused };
}

const isOneName = (one: string, other: string) => foldText(one.trim()) === foldText(other.trim());

function findArtist(name: string, artists: Surroundings['artists']) {
  const named = artists.filter(
    (artist) => artist.contractStatus === 'active' && isOneName(artist.name, name),
  );
  // Two of one name: the label knows which.
  return named.length === 1 ? named[0] : undefined;
}

/** The type stays if it can have as many tracks. */
function chooseType(type: PreparedType, count: number): PreparedType {
  const { single, ep, album } = releaseLimits.tracks;
  const { least, most } = releaseLimits.tracks[type];
  if (count === 0 || count > album.most || (count >= least && count <= most)) return type;
  return count <= single.most ? 'single' : count <= ep.most ? 'ep' : 'album';
}
