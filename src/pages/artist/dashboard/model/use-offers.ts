import { useArtistOffersQuery } from '@/entities/label';
import { useViewer } from '@/entities/session';
import { can } from '@/shared/lib/access';

/** Offers that await the viewer's answer; none for viewers who oversee all artists. */
export function useOffers() {
  const skip = can(useViewer(), 'admin.open');
  return useArtistOffersQuery(undefined, { skip, refetchOnMountOrArgChange: true });
}
