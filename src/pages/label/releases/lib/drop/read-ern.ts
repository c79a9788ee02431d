import type { PreparedType } from '@/shared/contract/release.ts';
import { cleanText, readDate } from '@/shared/rules/music-tags.ts';
import { readIsrc, readUpc } from '@/shared/rules/release-codes.ts';
import { listNotTaken, type NotTaken } from './list-not-taken';
import type { OpenedErn } from './open-ern';
import { choose, find, getChildren, getText, within } from './xml';

export type ErnTrack = {
  title: string;
  writers: string[];
  producers: string[];
  /** As stored; '' for none. */
  isrc: string;
  /** Paths from the message, the first that is there counts. */
  files: string[];
};

export type ErnMessage = {
  version: string;
  title: string;
  /** As displayed, and each by itself. */
  artist: string;
  artists: string[];
  type: PreparedType | null;
  upc: string;
  date: string;
  /** In the order of the release. */
  tracks: ErnTrack[];
  /** Paths of the front cover. */
  covers: string[];
  otherReleases: number;
  /** Codes of the message that are none. */
  badCodes: string[];
  notTaken: NotTaken[];
};

/** Source: DDEX AVS, ReleaseType. Others have no counterpart here. */
const types: Readonly<Record<string, PreparedType>> = {
  Single: 'single',
  MaxiSingle: 'single',
  SingleResourceRelease: 'single',
  EP: 'ep',
  MiniAlbum: 'ep',
  Album: 'album',
  ClassicalAlbum: 'album',
  MultimediaAlbum: 'album',
  DJMix: 'album',
};

/** Source: DDEX AVS, ContributorRole. */
const writing = new Set(
  'Author Composer ComposerLyricist Librettist Lyricist NonLyricAuthor SongWriter Writer'.split(
    ' ',
  ),
);
const producing = new Set(
  'CoProducer MusicProducer Producer RecordProducer StudioProducer'.split(' '),
);

const groupsMost = 8;
const pathMost = 1_000;

/** Reads the main release of a message. */
export function readErn({ version, root }: OpenedErn): ErnMessage {
  const releases = getChildren(find(root, 'ReleaseList'), 'Release');
  const release = chooseMain(releases);
  const parties = new Map(
    getChildren(find(root, 'PartyList'), 'Party').map((party) => [
      getText(find(party, 'PartyReference')),
      getFullName(party),
    ]),
  );
  const resources = getChildren(find(root, 'ResourceList'));
  const byReference = new Map(
    resources.map((resource) => [getText(find(resource, 'ResourceReference')), resource]),
  );
  const grouped = release ? listReferences(release) : [];
  const songs = (grouped.length > 0 ? grouped.map((each) => byReference.get(each)) : resources)
    .filter((each) => each !== undefined)
    .filter(({ localName }) => localName === 'SoundRecording');
  const codes = [...new Set(songs)].map((song) => ({
    song,
    given: getText(within(song, 'ISRC')[0]),
  }));
  const icpn = getText(release && within(find(release, 'ReleaseId') ?? release, 'ICPN')[0]);
  const upc = readUpc(icpn);
  const artists = release ? listMainArtists(release, parties) : [];
  return {
    version,
    title: getTitle(release),
    artist: getText(choose(release, 'DisplayArtistName')) || artists.join(', '),
    artists,
    type: types[getText(choose(release, 'ReleaseType'))] ?? null,
    upc: 'code' in upc ? upc.code : '',
    date: getDate(root, release),
    tracks: codes.map(({ song, given }) => ({
      title: getTitle(song),
      writers: listPeople(song, parties, writing),
      producers: listPeople(song, parties, producing),
      isrc: readIsrc(given) ?? '',
      files: listFiles(song),
    })),
    covers: findCover(resources, release),
    otherReleases: Math.max(0, releases.length - 1),
    badCodes: [
      ...('code' in upc ? [] : [icpn]),
      ...codes.map(({ given }) => (readIsrc(given) === null ? given : '')),
    ].filter(Boolean),
    notTaken: listNotTaken(root),
  };
}

const chooseMain = (releases: readonly Element[]) =>
  releases.find((release) => release.getAttribute('IsMainRelease') === 'true') ??
  releases.find((release) => getText(find(release, 'ReleaseReference')) === 'R0') ??
  releases[0];

/** The displayed title has its subtitle in most messages. */
function getTitle(titled: Element | undefined): string {
  const parts = choose(titled, 'DisplayTitle');
  const title = getText(choose(titled, 'DisplayTitleText')) || getText(find(parts, 'TitleText'));
  const subtitle = getText(find(parts, 'SubTitle'));
  const isWhole = title.toLowerCase().includes(subtitle.toLowerCase());
  return isWhole || title === '' ? title : `${title} (${subtitle})`;
}

const getFullName = (party: Element | undefined) =>
  getText(find(choose(party, 'PartyName'), 'FullName'));

const getPlace = (part: Element) => {
  const text = getText(find(part, 'SequenceNumber')) || part.getAttribute('SequenceNumber');
  return text ? Number(text) || Infinity : Infinity;
};

const inPlace = (parts: readonly Element[]) =>
  parts.toSorted((one, other) => {
    const [first, second] = [getPlace(one), getPlace(other)];
    return first === second ? 0 : first - second;
  });

/** What a release consists of, group by group: discs, sides, movements. */
function listReferences(group: Element, depth = 0): string[] {
  if (depth > groupsMost) return [];
  const parts = getChildren(group).filter(({ localName }) =>
    ['ResourceGroup', 'ResourceGroupContentItem'].includes(localName),
  );
  return inPlace(parts).flatMap((part) =>
    part.localName === 'ResourceGroup'
      ? listReferences(part, depth + 1)
      : [getText(find(part, 'ReleaseResourceReference'))],
  );
}

type Parties = ReadonlyMap<string, string>;

/** By reference, or named in place. */
const getName = (person: Element, kind: 'Artist' | 'Contributor', parties: Parties) =>
  parties.get(getText(find(person, `${kind}PartyReference`))) ?? getFullName(person);

const listMainArtists = (release: Element, parties: Parties) => [
  ...new Set(
    inPlace(getChildren(release, 'DisplayArtist'))
      .filter((artist) => getText(find(artist, 'DisplayArtistRole')) !== 'FeaturedArtist')
      .map((artist) => getName(artist, 'Artist', parties))
      .filter(Boolean),
  ),
];

function listPeople(song: Element, parties: Parties, roles: ReadonlySet<string>): string[] {
  const hasRole = (person: Element) =>
    [...getChildren(person, 'Role'), ...getChildren(person, 'ArtisticRole')].some(
      (role) => roles.has(getText(role)) || roles.has(role.getAttribute('UserDefinedValue') ?? ''),
    );
  return [
    ...inPlace(getChildren(song, 'Contributor')).map((person) => [person, 'Contributor'] as const),
    ...inPlace(getChildren(song, 'DisplayArtist')).map((person) => [person, 'Artist'] as const),
  ].flatMap(([person, kind]) => (hasRole(person) ? [getName(person, kind, parties)] : []));
}

/** What is no preview. */
function listFiles(resource: Element): string[] {
  return within(resource, 'File')
    .filter(
      (file) => !isPreview(file.parentElement) && !isPreview(file.parentElement?.parentElement),
    )
    .map((file) => {
      const inParts = ['FilePath', 'FileName'].map((name) => find(file, name)?.textContent?.trim());
      const path = find(file, 'URI')?.textContent?.trim() || inParts.filter(Boolean).join('/');
      return path.slice(0, pathMost).normalize('NFC');
    })
    .filter(Boolean);
}

const isPreview = (details: Element | null | undefined) =>
  ['IsPreview', 'IsClip'].some(
    (name) => getText(find(details ?? undefined, name)).toLowerCase() === 'true',
  );

function findCover(resources: readonly Element[], release: Element | undefined): string[] {
  const fronts = resources.filter(
    (resource) =>
      resource.localName === 'Image' && getText(find(resource, 'Type')) === 'FrontCoverImage',
  );
  const named = new Set(
    ['ReleaseResourceReference', 'LinkedReleaseResourceReference']
      .flatMap((name) => (release ? within(release, name) : []))
      .map(getText),
  );
  const own = fronts.find((front) => named.has(getText(find(front, 'ResourceReference'))));
  const front = own ?? fronts[0];
  return front ? listFiles(front) : [];
}

/** The first day of its deals, else that of the release. */
function getDate(root: Element, release: Element | undefined): string {
  const reference = getText(find(release, 'ReleaseReference'));
  const deals = getChildren(find(root, 'DealList'), 'ReleaseDeal').filter((deal) =>
    getChildren(deal, 'DealReleaseReference').some((each) => getText(each) === reference),
  );
  const starts = deals
    .flatMap((deal) => within(deal, 'DealTerms'))
    .filter((terms) => getText(find(terms, 'IsPreOrderDeal')) !== 'true')
    .flatMap((terms) => getChildren(terms, 'ValidityPeriod'))
    .map((period) => getText(find(period, 'StartDate')) || getText(find(period, 'StartDateTime')))
    .flatMap((start) => readDate(start) ?? [])
    .toSorted();
  const own = ['ReleaseDate', 'OriginalReleaseDate'].map((name) => getText(choose(release, name)));
  return starts[0] ?? own.map((text) => readDate(cleanText(text))).find(Boolean) ?? '';
}
