import { useTranslation } from 'react-i18next';
import { useAddressChoice } from '@/shared/lib/address';
import { Segments } from '@/shared/ui/segments';

export type ListLooks = 'cards' | 'table';

type LooksSwitchProps = {
  /** Which of the two is shown. */
  value: ListLooks;
  /** Called with the one that was chosen. */
  onChange: (looks: ListLooks) => void;
};

/** Between the cards and the table of a list that has both. */
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

/** Which looks a list has, kept in the address (`?view=`); the usual ones need no parameter. */
export const useLooks = (usual: ListLooks, name?: string) =>
  useAddressChoice<ListLooks>(name ? `${name}-view` : 'view', ['cards', 'table'], usual);
