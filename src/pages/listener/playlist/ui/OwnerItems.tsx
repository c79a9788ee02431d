import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';

export type OwnerAct = 'edit' | 'delete';

export function OwnerItems({ onChoose }: { onChoose: (act: OwnerAct) => void }) {
  const { t } = useTranslation('pages.listener.playlist');
  return (
    <>
      <MenuItem icon={<Pencil size={18} />} onSelect={() => onChoose('edit')}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={() => onChoose('delete')}>
        {t('menu.delete')}
      </MenuItem>
    </>
  );
}
