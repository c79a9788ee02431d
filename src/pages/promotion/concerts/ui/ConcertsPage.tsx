import { Heading } from '@/shared/ui/text';
import { ForActingArtist } from '@/widgets/artist-choice';
import { dashboardStyles as styles } from '@/widgets/dashboard';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The concerts of an artist: what is to come and how it sells, where tickets went, and how to make it known. See
 * docs/product/concerts.md.
 * @states default variants loading empty no-match sample failed invalid success pending admin long-text extreme-numbers no-image narrow
 * @without access-denied visitor not-found: the guard of its area says so before it opens
 */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <div className={styles.page}>
      <Heading level={1} size="headline">
        {title}
      </Heading>
      <ForActingArtist>
        {(acting) => <ConcertsDesk key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </div>
  );
}
