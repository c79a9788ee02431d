import { useArtistQuery } from '@/entities/artist';
import { useViewer } from '@/entities/session';
import { Skeleton } from '@/shared/ui/skeleton';
import { Heading } from '@/shared/ui/text';
import { type Acting, ForActingArtist } from '@/widgets/artist-choice';
import { dashboardStyles as styles } from '@/widgets/dashboard';
import { PitchingTabs } from './PitchingTabs';

type PitchingPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Proposes songs that are not out yet to the editors of playlists. See docs/product/pitching.md.
 * @states default loading empty sample failed invalid success pending admin long-text extreme-numbers narrow
 * @without access-denied visitor not-found: the guard of its area says so before it opens, and there is one such page
 */
export function PitchingPage({ title }: PitchingPageProps) {
  return (
    <div className={styles.page}>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <ForActingArtist>
        {(acting) => <PitchingOf key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </div>
  );
}

function PitchingOf({ acting: { owner, artistId, choices } }: { acting: Acting }) {
  const viewer = useViewer();
  const chosen = choices.find(({ id }) => id === artistId);
  const { data: artist, isLoading } = useArtistQuery(artistId ?? '', {
    skip: artistId === undefined || chosen !== undefined,
  });
  // The form begins with the name.
  if (isLoading) return <Skeleton shape="block" height="480px" />;
  const ownName = artistId === undefined ? viewer?.displayName : undefined;
  const artistName = ownName ?? chosen?.name ?? artist?.name ?? '';
  return <PitchingTabs place={{ owner, artistId }} artistName={artistName} />;
}
