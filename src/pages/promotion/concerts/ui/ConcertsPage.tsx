import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * The concerts of an artist, or of a whole label: what is to come and how it sells, where tickets went, and how to make it known. See
 * docs/product/concerts.md.
 */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ artistId, labelId, place }) => <ConcertsDesk key={labelId ?? artistId} place={place} />}
      </ForActingArtist>
    </OfficePage>
  );
}
