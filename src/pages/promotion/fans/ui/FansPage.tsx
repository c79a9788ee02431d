import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { FansDesk } from './FansDesk';

type FansPageProps = {
  /** Of the page. */
  title: string;
};

/** Fans of an artist, what they are offered first and what they are told. See docs/product/fans.md. */
export function FansPage({ title }: FansPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ artistId, labelId, place }) => <FansDesk key={labelId ?? artistId} place={place} />}
      </ForActingArtist>
    </OfficePage>
  );
}
