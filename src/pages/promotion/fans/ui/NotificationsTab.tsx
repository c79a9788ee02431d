import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActingArtist } from '@/widgets/workspace';
import { notificationItem, type ShownNotification } from '../model/notification-item';
import { useNotifications } from '../model/use-fan-lists';
import { useNotificationActs } from '../model/use-notification-acts';
import { NotificationWorkbench } from '../model/workbenches';
import { FanTab } from './FanTab';
import { NotificationCard } from './NotificationCard';

export function NotificationsTab() {
  const { t } = useTranslation('entities.fan');
  const { scope } = useActingArtist();
  return (
    <FanTab
      kind="notifications"
      as="notification"
      icon={<BellRing size={32} />}
      of={notificationItem}
      query={useNotifications(scope)}
      label={(status) => t(`notificationsBy.${status}`)}
      card={(shown) => <ListedNotification shown={shown} />}
      form={({ source, scope: at, close }, about) => (
        <NotificationWorkbench {...about} scope={at} source={source} onClose={close} />
      )}
    />
  );
}

function ListedNotification({ shown }: { shown: ShownNotification }) {
  return <NotificationCard shown={shown} acts={useNotificationActs(shown)} />;
}
