import { ForActingArtist } from '@/widgets/artist-choice';
import { OfficePage } from '@/widgets/dashboard';
import { MarqueeDesk } from './MarqueeDesk';

type MarqueePageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Paid campaigns of an artist: what they cost, whom they mean and what came of them. See docs/product/marquee.md.
 * @states default variants loading empty no-match sample failed not-found admin pending success invalid long-text extreme-numbers
 * @states no-image narrow
 * @without access-denied visitor: the guard of its area says so before it opens
 */
export function MarqueePage({ title }: MarqueePageProps) {
  return (
    <OfficePage title={title}>
      <ForActingArtist>
        {(acting) => <MarqueeDesk key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}
