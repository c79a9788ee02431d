import { useSearchParams } from 'react-router-dom';
import { useConcertsQuery } from '@/entities/concert';
import { useFanCampaignsQuery } from '@/entities/fan';

/** Address parameters that preset the subject of a new item. */
export const aboutParams = ['concert', 'campaign'] as const;

/** The preset subject of a new item: a concert, or a campaign whose participants it addresses. */
export function usePresetSubject(artistId: string | undefined) {
  const [params] = useSearchParams();
  const [concertId, campaignId] = aboutParams.map((name) => params.get(name));
  const concerts = useConcertsQuery({ artistId }, { skip: !concertId });
  const campaigns = useFanCampaignsQuery({ artistId }, { skip: !campaignId });
  const audience = campaigns.data?.find(({ id }) => id === campaignId);
  return {
    concert: concerts.data?.find(({ id }) => id === concertId),
    audience,
    /** A notification to participants waits until they are known. */
    isReady: !concerts.isLoading && (!campaignId || audience !== undefined),
  };
}
