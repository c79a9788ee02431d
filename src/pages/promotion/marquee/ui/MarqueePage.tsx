import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { MarqueeDesk } from './MarqueeDesk';

type MarqueePageProps = {
  title: string;
};

/** Paid campaigns. See docs/product/marquee.md. */
export function MarqueePage({ title }: MarqueePageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {({ artistId, labelId, scope }) => <MarqueeDesk key={labelId ?? artistId} scope={scope} />}
      </ForActingArtist>
    </OfficePage>
  );
}
