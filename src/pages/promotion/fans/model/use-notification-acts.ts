import { useTranslation } from 'react-i18next';
import { useCallOffNotificationMutation } from '@/entities/fan';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { ShownNotification } from './notification-item';
import type { NewNotification } from './notification-rules';

export function useNotificationActs({
  thing: notification,
  created,
}: ShownNotification): ThingAct[] {
  const { t } = useTranslation('pages.promotion.fans');
  const { ask, getArtist, editAct } = useToolDesk<FanNotification, NewNotification>();
  const [callOff] = useCallOffNotificationMutation();
  const { id, title, status } = notification;
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
          act: () => callOff({ id, artistId: getArtist(notification) }),
        }),
    },
  ];
}
