import { useAddressChoice } from '@/shared/lib/address';
import { useScreen } from '@/shared/routes';

/** The open tab of the screen by its name, kept in the address (`?tab=`), and the way to another; '' where it has no tabs. */
export function useScreenTab(): [name: string, open: (name: string) => void] {
  const { tabs } = useScreen();
  return useAddressChoice(
    'tab',
    tabs.map(({ name }) => name),
    tabs[0]?.name ?? '',
  );
}
