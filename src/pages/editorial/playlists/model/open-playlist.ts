import { useSearchParams } from 'react-router-dom';
import { changedParams } from '@/shared/lib/address';

/** The playlist whose tracks are edited, kept in the address; empty for none. */
export function useOpenPlaylist() {
  const [params, setParams] = useSearchParams();
  return {
    openId: /^[\w-]{1,64}$/.exec(params.get('playlist') ?? '')?.[0] ?? '',
    /** Adds a history entry, so that back leads to all playlists. */
    open: (id: string) => setParams((current) => changedParams(current, { playlist: id })),
  };
}
