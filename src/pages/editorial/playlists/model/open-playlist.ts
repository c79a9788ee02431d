import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';

/** The playlist whose tracks are arranged, kept in the address; none where it is empty. */
export function useOpenPlaylist() {
  const [params, setParams] = useSearchParams();
  return {
    openId: /^[\w-]{1,64}$/.exec(params.get('playlist') ?? '')?.[0] ?? '',
    /** A step in the history, so that the way back leads to all playlists. */
    open: (id: string) => setParams((current) => changedParams(current, { playlist: id })),
  };
}
