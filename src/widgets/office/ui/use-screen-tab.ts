import { useAddressChoice } from '@/shared/lib/address';
import { useScreen } from '@/shared/routes';

/**
 * The open tab of the screen by name, kept in the address (`?tab=`), and a function to open
 * another; '' without tabs.
 */
export function useScreenTab(): [name: string, open: (name: string) => void] {
  const { tabs } = useScreen();
  return useAddressChoice(
    'tab',
    tabs.map(({ name }) => name),
    tabs[0]?.name ?? '',
  );
}
