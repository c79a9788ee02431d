import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '@/shared/lib/address';
import { Segments } from '@/shared/ui/segments';

export type ListLooks = 'cards' | 'table';

type LooksSwitchProps = {
  value: ListLooks;
  onChange: (looks: ListLooks) => void;
};

export function LooksSwitch({ value, onChange }: LooksSwitchProps) {
  const { t } = useTranslation('shared.ui.filtered-list');
  return (
    <Segments
      label={t('looks.label')}
      value={value}
      options={[
        { value: 'table', label: t('looks.table') },
        { value: 'cards', label: t('looks.cards') },
      ]}
      onChange={onChange}
    />
  );
}

/** Kept in the address (`?view=`); the default needs no parameter. */
export const useLooks = (usual: ListLooks, name?: string) =>
  useAddressChoice<ListLooks>(name ? `${name}-view` : 'view', ['cards', 'table'], usual);
