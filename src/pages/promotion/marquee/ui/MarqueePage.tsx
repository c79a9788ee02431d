import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { MarqueeDesk } from './MarqueeDesk';

type MarqueePageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Paid campaigns of an artist, or of a whole label: what they cost, whom they mean and what came of them. See docs/product/marquee.md.
 */
export function MarqueePage({ title }: MarqueePageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ artistId, labelId, place }) => <MarqueeDesk key={labelId ?? artistId} place={place} />}
      </ForActingArtist>
    </OfficePage>
  );
}
