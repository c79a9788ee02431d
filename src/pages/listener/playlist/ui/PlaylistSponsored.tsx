import { useSponsoredOnQuery } from '@/entities/marquee';
import { KeptSponsored } from '@/widgets/sponsored';

/** A playlist's takeover campaign, on the free plan. */
export function PlaylistSponsored({ playlistId }: { playlistId: string }) {
  const { data } = useSponsoredOnQuery(playlistId);
  return <KeptSponsored sponsored={data?.sponsored ?? null} looks="line" />;
}
