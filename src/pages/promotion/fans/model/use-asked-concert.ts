import { useConcertsQuery } from '@/entities/concert';

type Asked = { artistId: string | undefined; concertId: string | undefined };

/** The concert that another screen named, for a form to begin with; undefined where there is none, or not yet. */
export function useAskedConcert({ artistId, concertId }: Asked) {
  const { data, isLoading } = useConcertsQuery({ artistId }, { skip: concertId === undefined });
  return { concert: data?.find(({ id }) => id === concertId), isLoading };
}
