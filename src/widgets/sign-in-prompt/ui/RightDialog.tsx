import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeQuery, useViewer, viewerChanged } from '@/entities/session';
import type { User } from '@/shared/contract/user.ts';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';

/** Older servers send no rights. */
const isSame = (me: User, viewer: User | null) =>
  me.role === viewer?.role && String(me.rights ?? []) === String(viewer.rights ?? []);

/** The page stays until it is read. */
export function RightDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('widgets.sign-in-prompt');
  const viewer = useViewer();
  const dispatch = useAppDispatch();
  const { currentData: me, isFetching } = useMeQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isAnswered = !isFetching;
  const isChanged = isAnswered && me !== undefined && !isSame(me, viewer);

  useEffect(() => {
    if (isAnswered && !isChanged) onClose();
  }, [isAnswered, isChanged, onClose]);

  if (!isChanged) return null;
  const take = () => {
    onClose();
    dispatch(viewerChanged(me));
  };
  return (
    <Dialog
      isOpen
      role="alertdialog"
      onOpenChange={take}
      title={t('title.right')}
      description={t('right')}
      closeLabel={t('close')}
    >
      <DialogActions>
        <Button variant="solid" onClick={take}>
          {t('understood')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
