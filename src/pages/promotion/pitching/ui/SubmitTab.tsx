import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePitchForm } from '@/features/submit-pitch';
import { Skeleton } from '@/shared/ui/skeleton';
import { Bench } from '@/shared/ui/workbench';
import { useScreenTab, useToolDesk } from '@/widgets/office';
import { useArtistName } from '../model/use-artist-name';
import { usePitchParts } from './use-pitch-parts';

export function SubmitTab() {
  const artistName = useArtistName();
  if (artistName === undefined) return <Skeleton shape="block" height="480px" />;
  return <NewPitch artistName={artistName} />;
}

function NewPitch({ artistName }: { artistName: string }) {
  const { scope } = useToolDesk();
  const [, openTab] = useScreenTab();
  const draft = usePitchForm({
    scope,
    source: { kind: 'new' },
    artistName,
    onDone: () => openTab('sent'),
  });
  useProposed((name) => {
    const { targetPlaylists } = draft.values;
    if (!targetPlaylists.includes(name))
      draft.change({ targetPlaylists: [...targetPlaylists, name] });
  });
  return <Bench isInPage {...usePitchParts(draft, scope.artistId)} />;
}

/** Takes the playlist of the address (`?for=`), once. */
function useProposed(onPropose: (name: string) => void) {
  const [params, setParams] = useSearchParams();
  const name = params.get('for');
  const propose = useEffectEvent((proposed: string) => {
    onPropose(proposed);
    setParams(
      (others) => {
        others.delete('for');
        return others;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (name !== null) propose(name);
  }, [name]);
}
