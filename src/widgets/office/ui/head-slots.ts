import { createContext, use } from 'react';
import { useAddressChoice } from '@/shared/lib/address';
import { useScreen } from '@/shared/routes';

/** Null until mounted. */
export type HeadSlots = { act: HTMLElement | null; tabs: HTMLElement | null };

/** Undefined where there is no head. */
export const HeadSlotsContext = createContext<HeadSlots | undefined>(undefined);

export const useHeadSlots = (): HeadSlots | undefined => use(HeadSlotsContext);

/** The open tab, kept in the address (`?tab=`); '' without tabs. */
export function useScreenTab(): [name: string, open: (name: string) => void] {
  const { tabs } = useScreen();
  return useAddressChoice(
    'tab',
    tabs.map(({ name }) => name),
    tabs[0]?.name ?? '',
  );
}
