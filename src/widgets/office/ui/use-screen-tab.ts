import { useAddressChoice } from '@/shared/lib/address';
import { useScreen } from '@/shared/routes';

/** The open tab, kept in the address (`?tab=`); '' without tabs. */
export function useScreenTab(): [name: string, open: (name: string) => void] {
  const { tabs } = useScreen();
  return useAddressChoice(
    'tab',
    tabs.map(({ name }) => name),
    tabs[0]?.name ?? '',
  );
}
