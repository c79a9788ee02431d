import { useSearchParams } from 'react-router-dom';
import { useConcertsQuery } from '@/entities/concert';
import { useFanCampaignsQuery } from '@/entities/fan';

/** What the address may want something new to be about. */
export const aboutParams = ['concert', 'campaign'] as const;

/** What the address wants something new to be about: a concert, or a campaign whose participants it is for. */
export function useAskedAbout(artistId: string | undefined) {
  const [params] = useSearchParams();
  const [concertId, campaignId] = aboutParams.map((name) => params.get(name));
  const concerts = useConcertsQuery({ artistId }, { skip: !concertId });
  const campaigns = useFanCampaignsQuery({ artistId }, { skip: !campaignId });
  const audience = campaigns.data?.find(({ id }) => id === campaignId);
  return {
    concert: concerts.data?.find(({ id }) => id === concertId),
    audience,
    /** What is for participants is for nobody while they are not known. */
    isReady: !concerts.isLoading && (!campaignId || audience !== undefined),
  };
}
