import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNamedLabel } from '@/entities/label';
import { useRemoveLyricsMutation } from '@/entities/release';
import type { Track } from '@/shared/contract/track.ts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { showFailure, showToast } from '@/shared/ui/toast';

type RemoveLyricsProps = {
  track: Track;
  onDone: () => void;
};

export function RemoveLyrics({ track, onDone }: RemoveLyricsProps) {
  const { t } = useTranslation('pages.label.releases');
  const label = useNamedLabel();
  const [remove, { isLoading }] = useRemoveLyricsMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, title, album } = track;
  const send = async () => {
    const { error } = await remove({ label, id, albumId: album.id });
    setAsking(false);
    if (error) return showFailure('removeLyrics', error, { text: t('lyrics.removeFailed') });
    showToast({ tone: 'success', text: t('lyrics.removed') });
    return onDone();
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('lyrics.remove')}
      </Button>
      {isAsking && (
        <AlertDialog
          isOpen
          onOpenChange={setAsking}
          title={t('lyrics.removeTitle', { title })}
          text={t('lyrics.removeText')}
          confirmLabel={t('lyrics.remove')}
          cancelLabel={t('lyrics.keep')}
          tone="danger"
          isPending={isLoading}
          onConfirm={() => void send()}
        />
      )}
    </>
  );
}
