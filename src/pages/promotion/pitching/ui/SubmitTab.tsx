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
  return <Bench isInPage {...usePitchParts(draft, scope.artistId)} />;
}
