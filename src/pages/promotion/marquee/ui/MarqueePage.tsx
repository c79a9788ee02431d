import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { MarqueeDesk } from './MarqueeDesk';

type MarqueePageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Paid campaigns of an artist: what they cost, whom they mean and what came of them. See docs/product/marquee.md.
 */
export function MarqueePage({ title }: MarqueePageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ owner, artistId }) => <MarqueeDesk key={artistId} place={{ owner, artistId }} />}
      </ForActingArtist>
    </OfficePage>
  );
}
