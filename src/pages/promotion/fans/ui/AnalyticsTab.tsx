import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFanSummaryQuery } from '@/entities/fan';
import { fanTiers } from '@/shared/contract/fan-choices.ts';
import type { FanCampaign } from '@/shared/contract/fan.ts';
import type { FanNotification } from '@/shared/contract/notification.ts';
import { formatMoment, useFormats } from '@/shared/lib/format';
import { PartList } from '@/shared/ui/chart';
import type { Column } from '@/shared/ui/data-table';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading } from '@/shared/ui/text';
import { SortedFigures } from '@/widgets/office';
import { useActingArtist } from '@/widgets/workspace';
import { useCampaigns, useNotifications } from '../model/use-fan-lists';
import { getFinding, getSettled } from '../model/get-finding';
import { getClicked, getOpened } from '../model/notification-rates';
import { shownStatus } from '../model/shown-status';

export function AnalyticsTab() {
  const { scope } = useActingArtist();
  const { t, i18n } = useTranslation(['pages.promotion.fans', 'entities.fan']);
  const { rate, share, short } = useFormats();
  // A rate that settles meanwhile appears with the next visit.
  const [now] = useState(() => Date.now());
  const written = (value: number | null) => (value === null ? t('analytics.unknown') : rate(value));
  const moment = (iso: string) => formatMoment(iso, i18n.language);
  const { data: summary } = useFanSummaryQuery({ artistId: scope.artistId });
  const notifications = useNotifications(scope);
  const campaigns = useCampaigns(scope);
  if (!summary || !notifications.data || !campaigns.data) {
    return <Skeleton shape="block" height="400px" />;
  }
  const sent = notifications.data.flatMap(({ thing: notification, pending }) =>
    notification.status === 'sent' && pending === null ? [notification] : [],
  );
  const started = campaigns.data.flatMap(({ thing: campaign, pending }) =>
    campaign.status === 'draft' || pending ? [] : [campaign],
  );
  const notificationColumns: Column<FanNotification>[] = [
    { id: 'title', title: t('analytics.notification'), value: ({ title }) => title },
    {
      id: 'sent',
      title: t('analytics.sent'),
      rank: 3,
      isWhole: true,
      value: ({ sentDate }) => sentDate ?? '',
      cell: ({ sentDate }) => sentDate && moment(sentDate),
    },
    {
      id: 'reached',
      title: t('analytics.reached'),
      isNumeric: true,
      value: ({ recipientCount }) => recipientCount,
      cell: ({ recipientCount, isOnItsWay }) =>
        isOnItsWay ? t('analytics.isOnItsWay') : <ShortCount count={recipientCount} />,
    },
    {
      id: 'opened',
      title: t('analytics.opened'),
      isNumeric: true,
      value: getOpened,
      cell: (notification) => written(getOpened(notification)),
    },
    {
      id: 'clicked',
      title: t('analytics.clicked'),
      isNumeric: true,
      value: getClicked,
      cell: (notification) => written(getClicked(notification)),
    },
  ];
  const filled = ({ participantCount, maxParticipants }: FanCampaign) =>
    maxParticipants === 0 ? 0 : participantCount / maxParticipants;
  const campaignColumns: Column<FanCampaign>[] = [
    { id: 'title', title: t('analytics.campaign'), value: ({ title }) => title },
    {
      id: 'status',
      title: t('status'),
      isWhole: true,
      value: (campaign) => t(`entities.fan:campaignStatus.${shownStatus(campaign)}`),
    },
    {
      id: 'participants',
      title: t('analytics.participants'),
      isNumeric: true,
      value: ({ participantCount }) => participantCount,
      cell: ({ participantCount }) => <ShortCount count={participantCount} />,
    },
    {
      id: 'filled',
      title: t('analytics.filled'),
      isNumeric: true,
      value: filled,
      cell: (campaign) => share(filled(campaign)),
    },
  ];
  const settled = getSettled(sent, now);
  const finding = getFinding(settled);
  const getNothing = () => {
    if (settled.length < sent.length) return t('analytics.tooFresh');
    return t(hasNothing ? 'analytics.nothing' : 'analytics.nobodyTold');
  };
  const hasNothing = started.length === 0 && fanTiers.every((tier) => summary.tiers[tier] === 0);
  return (
    <Stack gap={6}>
      <Heading level={2}>
        {finding === null
          ? getNothing()
          : t('analytics.finding', { rate: rate(finding), count: settled.length })}
      </Heading>
      <SortedFigures
        name="sent"
        title={t('analytics.notifications')}
        text={t('analytics.notificationsText')}
        columns={notificationColumns}
        rows={sent}
        getId={({ id }) => id}
        getName={({ title }) => title}
        empty={t('analytics.noNotifications')}
        initialSort={{ by: 'sent', isDescending: true }}
      />
      <SortedFigures
        name="begun"
        title={t('analytics.campaigns')}
        text={t('analytics.campaignsText')}
        columns={campaignColumns}
        rows={started}
        getId={({ id }) => id}
        getName={({ title }) => title}
        empty={t('analytics.noCampaigns')}
        initialSort={{ by: 'participants', isDescending: true }}
      />
      <PartList
        title={t('analytics.tiers')}
        partName={t('fan.tier')}
        valueName={t('analytics.fans')}
        shareName={t('analytics.share')}
        parts={fanTiers.map((tier) => ({
          name: t(`entities.fan:tier.${tier}`),
          value: summary.tiers[tier],
        }))}
        format={short}
        formatShare={share}
        empty={t('overview.empty.title')}
      />
    </Stack>
  );
}
