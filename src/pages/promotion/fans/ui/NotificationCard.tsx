import { useTranslation } from 'react-i18next';
import { isOnlyHere } from '@/entities/outbox';
import { PlayCover } from '@/features/play-tracks';
import { statusMeanings } from '@/shared/config/status-meanings';
import { fanLimits } from '@/shared/contract/fan-choices.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { formatMoment, useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { type ThingAct, ToolCard } from '@/widgets/office';
import { WhoseItem } from '@/widgets/workspace';
import { getClicked, getOpened } from '../model/notification-rates';
import type { ShownNotification } from '../model/notification-item';
import { Face } from './Face';
import { Tiers } from './Tiers';

const { notificationsHours: hours } = fanLimits;

/** Why nobody has got it: the line below counts those who had enough. */
const getNobody = ({ isOnItsWay, heldBackCount }: Partial<FanNotification>) =>
  isOnItsWay
    ? 'notifications.begins'
    : heldBackCount === 0
      ? 'notifications.reachedNobody'
      : 'notifications.allHeldBack';

type NotificationCardProps = {
  shown: ShownNotification;
  acts: readonly ThingAct[];
};

export function NotificationCard({
  shown: { thing: notification, pending },
  acts,
}: NotificationCardProps) {
  const { t, i18n } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { rate } = useFormats();
  const moment = (iso: string) => formatMoment(iso, i18n.language);
  const isOnly = isOnlyHere(pending);
  const { message, type, status, sentDate, scheduledDate, trackTitle, campaign } = notification;
  const { recipientCount: count, heldBackCount = 0, isOnItsWay } = notification;
  const [opened, clicked] = [getOpened(notification), getClicked(notification)];
  const when = {
    sent: !isOnly && sentDate && t('notifications.sentAt', { moment: moment(sentDate) }),
    scheduled: scheduledDate && t('notifications.plannedFor', { moment: moment(scheduledDate) }),
    draft: t('notifications.calledOff'),
  };
  const lines = [
    t(`entities.fan:notificationType.${type}`),
    when[status],
    trackTitle && t('notifications.leadsTo', { title: trackTitle }),
    campaign && t('notification.audience', { title: campaign.title }),
  ];
  return (
    <ToolCard
      id={notification.id}
      name={notification.title}
      picture={<Picture notification={notification} />}
      badge={
        !isOnly && (
          <StatusBadge meaning={statusMeanings.fanNotification[status]}>
            {t(`entities.fan:notificationStatus.${status}`)}
          </StatusBadge>
        )
      }
      lines={lines.filter((line) => typeof line === 'string')}
      acts={acts}
      pending={pending}
    >
      <WhoseItem artistId={notification.artistId} />
      <Text size="small">{message}</Text>
      {!campaign && <Tiers tiers={notification.targetTiers} />}
      {status === 'sent' && pending === null && (
        <Text size="small" isNumeric>
          {opened === null ? (
            t(getNobody({ isOnItsWay, heldBackCount }), { hours })
          ) : (
            <ShortCount
              count={count}
              label={(recipients) => {
                if (isOnItsWay) return t('notifications.onItsWay', { count, recipients });
                const reached = { recipients, opened: rate(opened) };
                return clicked === null
                  ? t('notifications.figures', { count, ...reached })
                  : t('notifications.figuresWithLink', {
                      count,
                      ...reached,
                      clicked: rate(clicked),
                    });
              }}
            />
          )}
        </Text>
      )}
      {heldBackCount > 0 && (
        <Text size="small" tone="muted" isNumeric>
          <ShortCount
            count={heldBackCount}
            label={(fans) => t('notifications.heldBack', { count: heldBackCount, fans, hours })}
          />
        </Text>
      )}
    </ToolCard>
  );
}

/** The song that it leads to, or the artist. */
function Picture({ notification }: { notification: FanNotification }) {
  const { trackId, trackTitle: title, coverImage = null, artistId } = notification;
  if (!trackId || title === null) return <Face artistId={artistId} />;
  return <PlayCover track={{ id: trackId, title, coverImage }} width={64} />;
}
