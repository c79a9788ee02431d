import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallOffNoticeMutation } from '@/entities/fan';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { handFocusOn } from '@/shared/ui/focus';
import { Inline } from '@/shared/ui/stack';
import { showFailure, showToast } from '@/shared/ui/toast';

const AskDialog = lazyPart(() => import('./AskDialog'), 'AskDialog');

type NoticeActsProps = {
  /** One that is not out. */
  notice: FanNotice;
  artistId: string | undefined;
  onEdit: () => void;
};

/** What its artist may do with a notification that is planned, or was called off. */
export function NoticeActs({ notice, artistId, onEdit }: NoticeActsProps) {
  const { t } = useTranslation('pages.promotion.fans');
  const [callOff, { isLoading }] = useCallOffNoticeMutation();
  const [isAsking, setAsking] = useState(false);
  const { id, title, status } = notice;
  const handle = async () => {
    const { error } = await callOff({ id, artistId });
    setAsking(false);
    if (error) showFailure('callOffNotice', error, { text: t('notices.callOffFailed', { title }) });
    else showToast({ tone: 'success', text: t('notices.callOffDone', { title }) });
  };
  return (
    <Inline gap={2} isWrapping>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={t('editName', { title })}
        onClick={onEdit}
      >
        {t('edit')}
      </Button>
      {status === 'scheduled' && (
        <Button
          ref={handFocusOn}
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          aria-label={t('notices.callOffName', { title })}
          onClick={() => setAsking(true)}
        >
          {t('notices.callOff')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isAsking && (
          <AskDialog
            title={t('notices.ask.title', { title })}
            text={t('notices.ask.text')}
            confirmLabel={t('notices.callOff')}
            isPending={isLoading}
            onConfirm={() => void handle()}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Inline>
  );
}
