import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';
import type { ListReading } from '../model/use-opened-list';

type LateItemProps = { reading: ListReading; icon: ReactNode; children: ReactNode };

const doNothing = () => undefined;

/** Stands where an item will be that needs more than the name of its list. */
export function LateItem({ reading, icon, children }: LateItemProps) {
  const { t } = useTranslation('widgets.list-menu');
  const hasFailed = reading === 'failed';
  return (
    <MenuItem
      icon={icon}
      isPending={!hasFailed}
      reason={hasFailed ? t('unavailable') : undefined}
      onSelect={doNothing}
    >
      {children}
    </MenuItem>
  );
}
