import type { Mix } from '@/shared/contract/mix.ts';
import { Artwork } from '@/shared/ui/artwork';

type MixCoverProps = { mix: Pick<Mix, 'id'>; sizes: string };

/** Drawn, the same on every day. */
export const MixCover = ({ mix: { id }, sizes }: MixCoverProps) => (
  <Artwork src={null} seed={`mix-${id}`} sizes={sizes} />
);
