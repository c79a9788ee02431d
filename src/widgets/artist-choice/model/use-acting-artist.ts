import { useEffect, useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useArtistQuery } from '@/entities/artist';
import { useLabelArtistsQuery } from '@/entities/label';
import { useViewer } from '@/entities/session';
import { isProblem, selectSampleQueries } from '@/shared/api';
import { can } from '@/shared/lib/access';
import { changedParams } from '@/shared/lib/address';
import { lastArtist } from './last-artist';
import { recentArtists } from './recent-artists';

/** An artist for whom somebody else acts. */
export type ActingArtist = {
  id: string;
  name: string;
  image: string | null;
  /** Name of their label, where the viewer works for several. */
  label?: string | undefined;
};

/** Who uses a tool, and for whom. */
export type Acting = {
  /** The signed-in person, whose device list it is. */
  owner: string;
  /** The artist for whom they act; undefined for an artist, whom the server knows. */
  artistId: string | undefined;
  /** That artist, where it is not the viewer's own; undefined too while the server does not say. */
  artist: ActingArtist | undefined;
  /** Artists among whom a label chooses, whose contract with one of the viewer's labels holds; empty for everybody else. */
  choices: readonly ActingArtist[];
};

/** `foreign`: the address names an artist who is unknown, or not one of the label's. */
type Readiness = 'ready' | 'loading' | 'nobody' | 'search' | 'foreign';

type Asked = { isAsked: boolean; named: string | undefined; remembered: string | undefined };

type Found = Pick<Acting, 'artist' | 'choices'> & { readiness: Readiness };

const ofOneself: Found = { artist: undefined, choices: [], readiness: 'ready' };

/**
 * For whom a tool is used: an artist's own, one of a label's, or any for whoever oversees all. The address names them
 * (`?artist=`); where it does not, it is for whom the viewer acted last, and the address names them from then on. Named
 * but empty, they are to be chosen anew. See docs/product/ownership.md.
 */
export function useActingArtist(): { acting: Acting; readiness: Readiness } {
  const [search, setSearch] = useSearchParams();
  const viewer = useViewer();
  const owner = viewer?.id ?? '';
  const overseesAll = can(viewer, 'admin.open');
  const isLabel = can(viewer, 'label.open') && !overseesAll;
  const actsForOthers = overseesAll || isLabel;
  const last = useSyncExternalStore(lastArtist.subscribe, () => lastArtist.read(owner));

  const inAddress = search.get('artist');
  const named = inAddress || undefined;
  const remembered = (actsForOthers && inAddress === null && last) || undefined;
  const any = useAnyArtist({ isAsked: overseesAll, named, remembered });
  const ofLabel = useOneOfLabel({ isAsked: isLabel, named, remembered });
  const ofOthers = overseesAll ? any : ofLabel;
  const { artist, choices, readiness } = actsForOthers ? ofOthers : ofOneself;
  const artistId = artist?.id ?? named ?? remembered;

  useEffect(() => {
    if (!actsForOthers || readiness !== 'ready' || artistId === undefined) return;
    if (named !== undefined) lastArtist.keep(owner, named);
    else if (artistId === remembered) {
      setSearch((current) => changedParams(current, { artist: artistId }), {
        replace: true,
        preventScrollReset: true,
      });
    }
  }, [actsForOthers, readiness, artistId, named, remembered, owner, setSearch]);

  useEffect(() => {
    if (!overseesAll || named === undefined) return;
    if (readiness === 'foreign') recentArtists.list.remove(owner, named);
    else if (artist?.id === named) recentArtists.note(owner, artist);
  }, [overseesAll, readiness, artist, named, owner]);

  return { acting: { owner, artistId, artist, choices }, readiness };
}

/** Any artist there is, for who oversees all; nobody yet without an id. */
function useAnyArtist({ isAsked, named, remembered }: Asked): Found {
  const id = isAsked ? (named ?? remembered) : undefined;
  const { currentData, error, isFetching } = useArtistQuery(id ?? '', { skip: id === undefined });
  const readinessOf = (): Readiness => {
    if (id === undefined) return 'search';
    if (currentData !== undefined) return 'ready';
    if (isFetching) return 'loading';
    if (!isMissing(error)) return 'ready';
    return named === undefined ? 'search' : 'foreign';
  };
  return { artist: currentData, choices: [], readiness: readinessOf() };
}

/** One of those for whom the viewer's labels may act; the first where nobody says which. */
function useOneOfLabel({ isAsked, named, remembered }: Asked): Found {
  const query = useLabelArtistsQuery({ label: undefined, labels: 'all' }, { skip: !isAsked });
  const isExample = useSelector(selectSampleQueries).some((key) => key.startsWith('labelArtists('));
  const choices = (query.data ?? []).filter(({ contractStatus }) => contractStatus === 'active');
  const find = (id: string | undefined) => choices.find((each) => each.id === id);
  // Whose they are is not known without the server: then who was asked for stays.
  const isUnknown = isExample || (query.data === undefined && !isMissing(query.error));
  const asked = isUnknown ? (named ?? remembered) : named;
  const artist = asked === undefined ? (find(remembered) ?? choices[0]) : find(asked);
  const readinessOf = (): Readiness => {
    if (query.isLoading) return 'loading';
    if (artist !== undefined || (isUnknown && asked !== undefined)) return 'ready';
    return choices.length === 0 ? 'nobody' : 'foreign';
  };
  return { artist, choices, readiness: readinessOf() };
}

const isMissing = (error: unknown) => isProblem(error) && error.kind === 'not-found';
