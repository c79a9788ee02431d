import { useTranslation } from 'react-i18next';
import { useCallOffNotificationMutation } from '@/entities/fan';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { type ThingAct, useToolDesk } from '@/widgets/office';
import type { ShownNotification } from './notification-item';
import type { NewNotification } from './notification-rules';

export function useNotificationActs({
  thing: notification,
  pending,
}: ShownNotification): ThingAct[] {
  const { t } = useTranslation('pages.promotion.fans');
  const { ask, getArtist, editAct } = useToolDesk<FanNotification, NewNotification>();
  const [callOff] = useCallOffNotificationMutation();
  const { id, title, status } = notification;
  if (pending || status === 'sent') return [];
  const change = editAct(id, title);
  if (status !== 'scheduled') return [change];
  return [
    change,
    {
      label: t('notifications.callOff'),
      name: t('notifications.callOffName', { title }),
      hasDialog: true,
      onPress: () =>
        ask({
          title: t('notifications.ask.title', { title }),
          text: t('notifications.ask.text'),
          confirm: t('notifications.callOff'),
          done: t('notifications.callOffDone', { title }),
          failed: t('notifications.callOffFailed', { title }),
          isLasting: false,
          act: () => callOff({ id, artistId: getArtist(notification) }),
        }),
    },
  ];
}
