import { useKeepOffline } from '../model/use-keep-offline';
import { KeepItem } from './KeepItem';

type KeepListItemProps = Parameters<typeof useKeepOffline>[0];

/** In the menu of a list that can be kept as a whole. */
export function KeepListItem(list: KeepListItemProps) {
  const { isKept, toggle } = useKeepOffline(list);
  return <KeepItem isKept={isKept} onToggle={toggle} />;
}
