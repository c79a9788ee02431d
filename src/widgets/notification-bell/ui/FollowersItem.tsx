import { UserPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowersNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';
import { LessLink } from './LessLink';

type FollowersItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: FollowersNotification;
  onLeave: () => void;
};

/** See docs/product/notifications.md. */
export function FollowersItem({ notification, headRef, onLeave }: FollowersItemProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { person, others } = notification;
  const { id, name } = person;
  return (
    <BellEntry
      notification={notification}
      title={
        others === 0
          ? t('followers.one', { name })
          : t('followers.several', { name, count: others })
      }
      icon={<UserPlus size={20} />}
      headRef={headRef}
    >
      <Text>{t('followers.text', { count: others + 1 })}</Text>
      <ButtonLink to={paths.user(id)} size="small" onClick={onLeave}>
        {t('followers.open', { name })}
      </ButtonLink>
      <Text size="small" tone="muted">
        <LessLink onLeave={onLeave} />
      </Text>
    </BellEntry>
  );
}
