import { ListMusic } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlaylistNotification } from '@/shared/contract/notification.ts';
import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { BellEntry } from './BellEntry';
import { LessLink } from './LessLink';

type PlaylistItemProps = Pick<ComponentProps<typeof BellEntry>, 'headRef'> & {
  notification: PlaylistNotification;
  onLeave: () => void;
};

/** See docs/product/library.md. */
export function PlaylistItem({ notification, headRef, onLeave }: PlaylistItemProps) {
  const { t } = useTranslation('widgets.notification-bell');
  const { change, playlist, owner, saves } = notification;
  const { id, name } = playlist;
  return (
    <BellEntry
      notification={notification}
      title={t(`playlist.${change}.title`, { name })}
      icon={<ListMusic size={20} />}
      headRef={headRef}
    >
      <Text>
        {change === 'saves'
          ? t('playlist.saves.text', { count: saves })
          : t(`playlist.${change}.text`, { owner })}
      </Text>
      <ButtonLink to={paths.playlist(id)} size="small" onClick={onLeave}>
        {t('playlist.open', { name })}
      </ButtonLink>
      <Text size="small" tone="muted">
        <LessLink onLeave={onLeave} />
      </Text>
    </BellEntry>
  );
}
