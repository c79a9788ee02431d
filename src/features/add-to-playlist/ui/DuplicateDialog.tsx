import { useTranslation } from 'react-i18next';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import type { TargetPlaylist } from '../model/use-add-to-playlist';
import type { PlaylistChoice } from '../model/use-playlist-choice';

type DuplicateDialogProps = { choice: PlaylistChoice; playlist: TargetPlaylist };

/** The main answer changes nothing. */
export function DuplicateDialog({ choice, playlist }: DuplicateDialogProps) {
  const { t } = useTranslation('features.add-to-playlist');
  const { title, choose, pendingId, onDone } = choice;
  return (
    <AlertDialog
      isOpen
      onOpenChange={onDone}
      title={t('duplicate.title', { name: playlist.name })}
      text={t('duplicate.text', { title })}
      confirmLabel={t('duplicate.confirm')}
      cancelLabel={t('duplicate.cancel')}
      tone="quiet"
      isPending={pendingId !== null}
      onConfirm={() => void choose(playlist, true)}
    />
  );
}
