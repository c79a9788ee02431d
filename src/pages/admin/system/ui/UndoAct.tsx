import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '@/shared/api';
import { type StaffAction, undoableActs } from '@/shared/contract/administration.ts';
import { MenuItem } from '@/shared/ui/menu';

type UndoActProps = {
  act: StaffAction;
  /** Called to ask first. */
  onUndo: () => void;
};

export function UndoAct({ act, onUndo }: UndoActProps) {
  const { t } = useTranslation('pages.admin.system');
  const isSample = useIsSample('staffActions');
  const isUndoable = undoableActs.some((name) => name === act.action);
  const reason = isSample ? t('actions.undo.sample') : t('actions.undo.impossible');
  return (
    <MenuItem
      icon={<Undo2 size={18} />}
      reason={isSample || !isUndoable ? reason : undefined}
      onSelect={onUndo}
    >
      {t('actions.undo.act')}
    </MenuItem>
  );
}
