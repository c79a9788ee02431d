import { ForActingArtist } from '@/widgets/artist-choice';
import { OfficePage } from '@/widgets/dashboard';
import { CanvasDesk } from './CanvasDesk';

type CanvasPageProps = {
  /** Of the page. */
  title: string;
};

/**
 * Short videos behind the player: what is asked of them, those of an artist, and a new one. See docs/product/canvas.md.
 * @states default variants loading empty no-match sample failed not-found admin pending success invalid long-text extreme-numbers
 * @states no-image narrow
 * @without access-denied visitor: the guard of its area says so before it opens
 */
export function CanvasPage({ title }: CanvasPageProps) {
  return (
    <OfficePage title={title}>
      <ForActingArtist>
        {(acting) => <CanvasDesk key={acting.artistId} acting={acting} />}
      </ForActingArtist>
    </OfficePage>
  );
}
