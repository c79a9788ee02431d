import { useTranslation } from 'react-i18next';
import { useCallOffNoticeMutation } from '@/entities/fan';
import type { FanNotice } from '@/shared/contract/notification.ts';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { NewNotice, ShownNotice } from './notice-tool';

export function useNoticeActs({ thing: notice, created }: ShownNotice): ThingAct[] {
  const { t } = useTranslation('pages.promotion.fans');
  const { ask, getArtist, editAct } = useToolDesk<FanNotice, NewNotice>();
  const [callOff] = useCallOffNoticeMutation();
  const { id, title, status } = notice;
  if (created || status === 'sent') return [];
  const change = editAct(id, title);
  if (status !== 'scheduled') return [change];
  return [
    change,
    {
      label: t('notices.callOff'),
      name: t('notices.callOffName', { title }),
      hasDialog: true,
      onPress: () =>
        ask({
          title: t('notices.ask.title', { title }),
          text: t('notices.ask.text'),
          confirm: t('notices.callOff'),
          done: t('notices.callOffDone', { title }),
          failed: t('notices.callOffFailed', { title }),
          isLasting: false,
          act: () => callOff({ id, artistId: getArtist(notice) }),
        }),
    },
  ];
}
