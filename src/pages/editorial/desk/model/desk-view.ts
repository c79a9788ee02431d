import { useSearchParams } from 'react-router-dom';
import { changedParams, useAddressChoice } from '@/shared/lib/address';

/** Tabs of the desk, in their order; the first is open where the address names none. */
export const deskTabs = ['playlists', 'inbox'] as const;

/** The playlist whose tracks are arranged, kept in the address; none where it is empty. */
export function useOpenPlaylist() {
  const [params, setParams] = useSearchParams();
  return {
    openId: /^[\w-]{1,64}$/.exec(params.get('playlist') ?? '')?.[0] ?? '',
    /** A step in the history, so that the way back leads to all playlists. */
    open: (id: string) => setParams((current) => changedParams(current, { playlist: id })),
  };
}

export type DeskTab = (typeof deskTabs)[number];

/** Which tab is open, kept in the address. */
export const useDeskTab = () => useAddressChoice<DeskTab>('tab', deskTabs, 'playlists');
