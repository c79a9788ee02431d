import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';

type RowDrawerProps = {
  /** Names the row; undefined once it is gone. */
  name: string | undefined;
  facts?: ComponentProps<typeof FactList>['facts'];
  /** Buttons of the row. */
  acts?: readonly { id: string; value: ReactNode }[];
  onClose: () => void;
};

/** Loaded on demand: its primitive is heavy. */
export function RowDrawer({ name, facts, acts, onClose }: RowDrawerProps) {
  const { t } = useTranslation('shared.ui.data-table');
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={name ?? t('gone')}
      closeLabel={t('close')}
      {...(acts &&
        acts.length > 0 && {
          actions: acts.map(({ id, value }) => <Fragment key={id}>{value}</Fragment>),
        })}
    >
      <FactList layout="lines" facts={facts ?? []} />
    </SidePanel>
  );
}
