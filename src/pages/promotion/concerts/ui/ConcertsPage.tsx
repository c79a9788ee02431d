import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { ConcertsDesk } from './ConcertsDesk';

type ConcertsPageProps = {
  title: string;
};

/** See docs/product/concerts.md. */
export function ConcertsPage({ title }: ConcertsPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ artistId, labelId, scope }) => <ConcertsDesk key={labelId ?? artistId} scope={scope} />}
      </ForActingArtist>
    </OfficePage>
  );
}
