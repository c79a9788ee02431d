import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CreatedPlace, isOnlyHere, CreatedState } from '@/entities/outbox';
import { statusMeanings } from '@/shared/config/status-meanings';
import { fanLimits } from '@/shared/contract/fan-choices.ts';
import { formatMoment, useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { Inline } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { WhoseItem } from '@/widgets/workspace';
import { clickedOf, openedOf } from '../model/notice-rates';
import { type EditedNotice, editedNotice, type ShownNotice } from '../model/notices';
import { NoticeActs } from './NoticeActs';
import { Tiers } from './Tiers';

type NoticeItemProps = ShownNotice & {
  place: CreatedPlace;
  onEdit: (notice: EditedNotice, at: CreatedPlace) => void;
};

/** What fans are told, when, and what they made of it. */
export function NoticeItem({ notice, created, place, onEdit }: NoticeItemProps) {
  const { t, i18n } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { rate } = useFormats();
  const moment = (iso: string) => formatMoment(iso, i18n.language);
  const heading = useId();
  const isOnly = isOnlyHere(created);
  const { title, message, type, status, sentDate, scheduledDate, trackTitle } = notice;
  const { recipientCount, heldBackCount = 0, targetTiers, campaign } = notice;
  const [opened, clicked] = [openedOf(notice), clickedOf(notice)];
  const when = {
    sent: sentDate && t('notices.sentAt', { moment: moment(sentDate) }),
    scheduled: scheduledDate && t('notices.plannedFor', { moment: moment(scheduledDate) }),
    draft: t('notices.calledOff'),
  };
  return (
    <Surface as="article" gap={3} aria-labelledby={heading}>
      <Inline gap={2} isWrapping>
        {!isOnly && (
          <StatusBadge meaning={statusMeanings.fanNotice[status]}>
            {t(`entities.fan:noticeStatus.${status}`)}
          </StatusBadge>
        )}
        <Text as="span" size="small" tone="muted">
          {t(`entities.fan:noticeType.${type}`)}
        </Text>
      </Inline>
      <WhoseItem artistId={notice.artistId} />
      <Heading level={2} size="small" id={heading}>
        {title}
      </Heading>
      <Text size="small">{message}</Text>
      {trackTitle && (
        <Text size="small" tone="muted">
          {t('notices.leadsTo', { title: trackTitle })}
        </Text>
      )}
      {campaign ? (
        <Text size="small" tone="muted">
          {t('notice.audience', { title: campaign.title })}
        </Text>
      ) : (
        <Tiers tiers={targetTiers} />
      )}
      {!(isOnly && status === 'sent') && (
        <Text size="small" tone="muted">
          {when[status]}
        </Text>
      )}
      {status === 'sent' && created === null && (
        <Text size="small" isNumeric>
          {opened === null ? (
            t('notices.reachedNobody')
          ) : (
            <ShortCount
              count={recipientCount}
              label={(recipients) => {
                const count = recipientCount;
                const reached = { recipients, opened: rate(opened) };
                return clicked === null
                  ? t('notices.figures', { count, ...reached })
                  : t('notices.figuresWithLink', { count, ...reached, clicked: rate(clicked) });
              }}
            />
          )}
        </Text>
      )}
      {heldBackCount > 0 && (
        <Text size="small" tone="muted" isNumeric>
          <ShortCount
            count={heldBackCount}
            label={(fans) =>
              t('notices.heldBack', {
                count: heldBackCount,
                fans,
                most: fanLimits.noticesMost,
                hours: fanLimits.noticesHours,
              })
            }
          />
        </Text>
      )}
      {created && (
        <CreatedState
          owner={place.owner}
          created={created}
          onEdit={() => onEdit(editedNotice({ notice, created }), place)}
        />
      )}
      {status !== 'sent' && created === null && (
        <NoticeActs
          notice={notice}
          artistId={place.artistId}
          onEdit={() => onEdit(editedNotice({ notice, created }), place)}
        />
      )}
    </Surface>
  );
}
