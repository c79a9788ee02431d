import { useTranslation } from 'react-i18next';
import type { ShareScope } from '@/entities/recording-share';
import type { SharedTracks } from '@/shared/contract/recording-share.ts';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Dialog } from '@/shared/ui/dialog';
import { ShareForm } from './ShareForm';

type ShareDialogProps = {
  track: SharedTracks['tracks'][number];
  /** Name. */
  artist: string;
  scope: ShareScope;
  onClose: () => void;
};

export function ShareDialog({ track, artist, scope, onClose }: ShareDialogProps) {
  const { t } = useTranslation('widgets.recording-shares');
  return (
    <Dialog
      isOpen
      onOpenChange={() => leaveBy(onClose)}
      title={t('form.title', { title: track.name })}
      description={t('form.text')}
      closeLabel={t('form.close')}
      size="wide"
    >
      <ShareForm
        track={track}
        artist={artist}
        scope={scope}
        onDone={onClose}
        onCancel={() => leaveBy(onClose)}
      />
    </Dialog>
  );
}
