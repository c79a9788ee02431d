import { Pencil, Trash2, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MenuItem } from '@/shared/ui/menu';

export type OwnerAct = 'edit' | 'delete' | 'together';

type OwnerItemsProps = {
  onChoose: (act: OwnerAct) => void;
  /** Else a collaborator's, with one item. */
  isOwner: boolean;
};

export function OwnerItems({ onChoose, isOwner }: OwnerItemsProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const together = (
    <MenuItem icon={<Users size={18} />} onSelect={() => onChoose('together')}>
      {t(isOwner ? 'menu.together' : 'menu.collaboration')}
    </MenuItem>
  );
  if (!isOwner) return together;
  return (
    <>
      {together}
      <MenuItem icon={<Pencil size={18} />} onSelect={() => onChoose('edit')}>
        {t('menu.edit')}
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={() => onChoose('delete')}>
        {t('menu.delete')}
      </MenuItem>
    </>
  );
}
