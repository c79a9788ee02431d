import { useSponsoredOnQuery } from '@/entities/marquee';
import { LastingSponsored } from '@/widgets/sponsored';

/** A playlist's takeover campaign, on the free plan. */
export function PlaylistSponsored({ playlistId }: { playlistId: string }) {
  const { data } = useSponsoredOnQuery(playlistId);
  return <LastingSponsored sponsored={data?.sponsored ?? null} looks="line" />;
}
