import { useTranslation } from 'react-i18next';
import { BuyLink, ConcertBadge, useConcertWords } from '@/entities/concert';
import { PendingState, isOnlyHere } from '@/entities/outbox';
import type { VenueZone } from '@/shared/rules/venue-zones.ts';
import { FactList } from '@/shared/ui/fact-list';
import { SidePanel } from '@/shared/ui/side-panel';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { officeStyles, type ThingAct, ThingActs } from '@/widgets/office';
import { getRevenue } from '../lib/sold-share';
import type { ShownConcert } from '../model/concert-item';
import { useConcertDesk } from '../model/use-concerts';
import { ConcertPicture } from './ConcertPicture';
import { PlatformBadge } from './promotion/PlatformBadge';
import { SoldBar } from './SoldBar';

type ConcertDrawerProps = {
  /** Undefined where it is missing. */
  shown: ShownConcert | undefined;
  acts: readonly ThingAct[];
  onClose: () => void;
};

export function ConcertDrawer({ shown, acts, onClose }: ConcertDrawerProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  return (
    <SidePanel
      isOpen
      onOpenChange={onClose}
      title={shown?.thing.title ?? t('drawer.gone')}
      closeLabel={t('close')}
      actions={shown && acts.length > 0 && <ThingActs name={shown.thing.title} acts={acts} />}
    >
      {shown ? <Details shown={shown} /> : <Text tone="muted">{t('drawer.goneText')}</Text>}
    </SidePanel>
  );
}

function Details({ shown: { thing: concert, pending } }: { shown: ShownConcert }) {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  const { scope, edit, whose } = useConcertDesk();
  const { ticketUrl, supportingActs, description, fanClubPresale, presaleCode } = concert;
  const revenue = getRevenue(concert);
  const isThere = pending === null && concert.status !== 'cancelled';
  return (
    <Stack gap={5}>
      <ConcertPicture concert={concert} fileKey={pending?.item.fileKey ?? null} isWide />
      {!isOnlyHere(pending) && (
        <div>
          <ConcertBadge status={concert.status} />
        </div>
      )}
      {whose(concert.id)}
      {pending && (
        <PendingState owner={scope.owner} pending={pending} onEdit={() => edit(concert.id)} />
      )}
      {concert.isResting && <Text size="small">{t('card.resting')}</Text>}
      <SoldBar concert={concert} />
      <FactList
        layout="lines"
        facts={[
          { name: t('field.date'), value: words.date(concert.date) },
          { name: t('field.time'), value: words.start(concert) },
          concert.doors !== '' && { name: t('field.doors'), value: concert.doors },
          concert.timeZone !== undefined && {
            name: t('field.timeZone'),
            value: t(`zone.${concert.timeZone as VenueZone}`, { defaultValue: concert.timeZone }),
          },
          { name: t('field.venue'), value: <bdi>{concert.venue}</bdi> },
          { name: t('field.city'), value: <bdi>{words.place(concert)}</bdi> },
          { name: t('drawer.price'), value: words.price(concert) },
          revenue !== null && {
            name: t('table.revenue'),
            value: (
              <span className={officeStyles.estimate}>
                {words.money(revenue, concert.ticketPrice.currency)}
              </span>
            ),
          },
          { name: t('field.ageRestriction'), value: words.age(concert.ageRestriction) },
          supportingActs.length > 0 && {
            name: t('field.supportingActs'),
            value: <bdi>{supportingActs.join(', ')}</bdi>,
          },
          description !== '' && { name: t('field.description'), value: <bdi>{description}</bdi> },
          ticketUrl !== '' && { name: t('field.ticketUrl'), value: <BuyLink concert={concert} /> },
          fanClubPresale && {
            name: t('field.fanClubPresale'),
            value: presaleCode || t('drawer.noCode'),
          },
          ...(['page', 'calendar', 'tickets'] as const).map((platform) => ({
            name: t(`promotion.platform.${platform}`),
            value: (
              <PlatformBadge
                platform={platform}
                isReady={isThere && (platform !== 'tickets' || ticketUrl !== '')}
              />
            ),
          })),
        ]}
      />
    </Stack>
  );
}
