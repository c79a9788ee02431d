import { ForActingArtist, useWhose } from '@/widgets/workspace';
import { OfficePage } from '@/widgets/office';
import { CanvasDesk } from './CanvasDesk';

type CanvasPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Short videos behind the player: what is asked of them, those of an artist, and a new one. See docs/product/canvas.md.
 */
export function CanvasPage({ title }: CanvasPageProps) {
  return (
    <OfficePage title={title} {...useWhose()}>
      <ForActingArtist>
        {(acting) => <CanvasDesk key={acting.labelId ?? acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}
