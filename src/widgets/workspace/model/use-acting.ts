import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useArtistQuery } from '@/entities/artist';
import { useLabelChoicesQuery } from '@/entities/label';
import type { OutboxScope } from '@/entities/outbox';
import { isProblem } from '@/shared/api';
import { changedParams } from '@/shared/lib/address';
import { findKnown, offeredFor, pickWorkspace } from './pick-workspace';
import { recentWorkspaces } from './recent-workspaces';
import { useOffered } from './use-offered';
import { isSame, namedIn, type Takes, type Workspace } from './workspace';

export type Acting = {
  owner: string;
  /** Undefined for an artist's own tool and for a whole label. */
  artistId: string | undefined;
  labelId: string | undefined;
  /** Undefined while loading. */
  artist: Workspace | undefined;
  scope: OutboxScope;
};

/** `foreign`: the viewer may not use it; `nobody`: there is none; `asking`: which of several. */
export type Readiness = 'ready' | 'loading' | 'nobody' | 'foreign' | 'asking';

export function useWorkspace(takes: Takes) {
  const [search] = useSearchParams();
  const who = useOffered();
  const { owner, acts, offered, isUnknown } = who;
  const named = namedIn(search, takes);
  const wanted = named ?? pickWorkspace(takes, offered);
  const checked = useChecked(acts === 'admin' ? wanted : undefined);
  const choices = offeredFor(takes, offered);
  const isMissing = acts === 'admin' && checked.readiness === 'foreign';

  const found = (): { workspace?: Workspace | undefined; readiness: Readiness } => {
    const known = wanted && findKnown(wanted, offered);
    if (who.isLoading && (acts !== 'admin' || !named)) return { readiness: 'loading' };
    // What an artist's address names is checked by the server alone.
    if (acts === 'artist' && (isUnknown || choices.length === 0))
      return { workspace: known, readiness: 'ready' };
    if (wanted === undefined) return { readiness: choices.length > 1 ? 'asking' : 'nobody' };
    if (acts === 'admin') {
      // The previous workspace replaces one that is gone.
      const isLeft = isMissing && named === undefined;
      return {
        workspace: checked.workspace ?? known,
        readiness: isLeft ? 'loading' : checked.readiness,
      };
    }
    const own = [...offered.artists, ...offered.labels].find((one) => isSame(one, wanted));
    if (own !== undefined) return { workspace: own, readiness: 'ready' };
    if (isUnknown) return { readiness: 'ready' };
    return { readiness: choices.length === 0 ? 'nobody' : 'foreign' };
  };
  return {
    ...found(),
    isLoading: who.isLoading,
    acts,
    owner,
    offered,
    named,
    wanted,
    choices,
    isMissing,
  };
}

/** An address that names none gets the one used last. See docs/product/ownership.md. */
export function useActing(takes: Takes): { acting: Acting; readiness: Readiness } {
  const [, setSearch] = useSearchParams();
  const found = useWorkspace(takes);
  const { workspace, readiness, acts, owner, offered, named, wanted, choices, isMissing } = found;

  const isAlone = acts === 'artist' || (acts === 'label' && takes !== 'either');
  const isOnly = isAlone && choices.length < 2;
  const isAnnounced =
    readiness === 'ready' && named === undefined && wanted !== undefined && !isOnly;
  useEffect(() => {
    if (!isAnnounced) return;
    const { kind, id } = wanted;
    const other = kind === 'artist' ? 'label' : 'artist';
    setSearch((current) => changedParams(current, { [kind]: id, [other]: '' }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [isAnnounced, wanted, setSearch]);

  useEffect(() => {
    if (isMissing && wanted) recentWorkspaces.list.remove(owner, wanted.id);
    if (readiness === 'ready' && named && workspace && isSame(workspace, named))
      recentWorkspaces.note(owner, workspace);
  }, [readiness, isMissing, wanted, named, workspace, owner]);

  const ofKind = (kind: Workspace['kind']) => {
    if (acts === 'artist' && choices.length < 2) return named?.kind === kind ? named.id : undefined;
    return wanted?.kind === kind ? wanted.id : undefined;
  };
  const labelId = ofKind('label');
  const artistId = ofKind('artist');
  const ofLabel = offered.artists.filter((one) => one.labelId === labelId);
  return {
    acting: {
      owner,
      artistId,
      labelId,
      artist: acts === 'artist' || workspace?.kind !== 'artist' ? undefined : workspace,
      scope: {
        owner,
        artistId,
        ...(labelId !== undefined && { labelId, artistIds: ofLabel.map(({ id }) => id) }),
      },
    },
    readiness,
  };
}

type Checked = { workspace?: Workspace | undefined; readiness: Readiness };

function useChecked(wanted: Pick<Workspace, 'kind' | 'id'> | undefined): Checked {
  const isArtist = wanted?.kind === 'artist';
  const artist = useArtistQuery(wanted?.id ?? '', { skip: !isArtist });
  const labels = useLabelChoicesQuery(undefined, { skip: wanted?.kind !== 'label' });
  if (wanted === undefined) return { readiness: 'nobody' };
  if (!isArtist) {
    const label = labels.data?.find(({ id }) => id === wanted.id);
    if (label) return { workspace: { kind: 'label', image: null, ...label }, readiness: 'ready' };
    if (labels.isLoading) return { readiness: 'loading' };
    return { readiness: labels.data ? 'foreign' : 'ready' };
  }
  const { currentData, isFetching, error } = artist;
  if (currentData) return { workspace: { ...currentData, kind: 'artist' }, readiness: 'ready' };
  if (isFetching) return { readiness: 'loading' };
  const isMissing = isProblem(error) && error.kind === 'not-found';
  return { readiness: isMissing ? 'foreign' : 'ready' };
}
