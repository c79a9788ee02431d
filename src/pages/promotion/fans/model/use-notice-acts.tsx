import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallOffNoticeMutation } from '@/entities/fan';
import { placeOfOne } from '@/entities/outbox';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { showFailure, showToast } from '@/shared/ui/toast';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { NewNotice, ShownNotice } from './notice-tool';

const AskDialog = lazyPart(() => import('../ui/AskDialog'), 'AskDialog');

/** Actions on a planned or cancelled notification, with their confirmation. */
export function useNoticeActs() {
  const { t } = useTranslation('pages.promotion.fans');
  const { place, edit } = useToolDesk<FanNotice, NewNotice>();
  const [callOff, { isLoading }] = useCallOffNoticeMutation();
  const [asked, setAsked] = useState<FanNotice | null>(null);

  async function end(notice: FanNotice) {
    const { id, title } = notice;
    const { error } = await callOff({ id, artistId: placeOfOne(place, notice).artistId });
    setAsked(null);
    if (error) showFailure('callOffNotice', error, { text: t('notices.callOffFailed', { title }) });
    else showToast({ tone: 'success', text: t('notices.callOffDone', { title }) });
  }

  function actsOf({ thing: notice, created }: ShownNotice): ThingAct[] {
    const { id, title, status } = notice;
    if (created || status === 'sent') return [];
    const change = {
      label: t('edit'),
      name: t('editName', { title }),
      hasDialog: true,
      onPress: () => edit(id),
    };
    const cancel = {
      label: t('notices.callOff'),
      name: t('notices.callOffName', { title }),
      hasDialog: true,
      onPress: () => setAsked(notice),
    };
    return status === 'scheduled' ? [change, cancel] : [change];
  }

  const window = asked && (
    <Suspense fallback={null}>
      <AskDialog
        title={t('notices.ask.title', { title: asked.title })}
        text={t('notices.ask.text')}
        confirmLabel={t('notices.callOff')}
        isPending={isLoading}
        onConfirm={() => void end(asked)}
        onClose={() => setAsked(null)}
      />
    </Suspense>
  );
  return { actsOf, window };
}
