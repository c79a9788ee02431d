import { useSponsoredOnQuery } from '@/entities/marquee';
import { KeptSponsored } from '@/widgets/sponsored';

/** What a listener on the free plan is shown today below a playlist that a campaign took over; mostly nothing. */
export function PlaylistSponsored({ playlistId }: { playlistId: string }) {
  const { data } = useSponsoredOnQuery(playlistId);
  return <KeptSponsored sponsored={data?.sponsored ?? null} looks="line" />;
}
