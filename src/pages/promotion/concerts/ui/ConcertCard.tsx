import { useTranslation } from 'react-i18next';
import { BuyLink, ConcertBadge, useConcertWords } from '@/entities/concert';
import { isOnlyHere } from '@/entities/outbox';
import { Text } from '@/shared/ui/text';
import { type ThingAct, ToolCard } from '@/widgets/office';
import type { ShownConcert } from '../model/concert-item';
import { ConcertPicture } from './ConcertPicture';
import { SoldBar } from './SoldBar';

type ConcertCardProps = {
  shown: ShownConcert;
  acts: readonly ThingAct[];
};

export function ConcertCard({ shown: { thing: concert, pending }, acts }: ConcertCardProps) {
  const { t } = useTranslation(['pages.promotion.concerts', 'entities.concert']);
  const words = useConcertWords();
  const { doors, supportingActs } = concert;
  const hours = [words.start(concert), doors && t('entities.concert:doors', { doors })];
  return (
    <ToolCard
      id={concert.id}
      name={concert.title}
      picture={<ConcertPicture concert={concert} fileKey={pending?.item.fileKey ?? null} />}
      badge={!isOnlyHere(pending) && <ConcertBadge status={concert.status} />}
      lines={[
        words.date(concert.date),
        hours.filter(Boolean).join(' · '),
        t('card.place', { venue: concert.venue, place: words.place(concert) }),
        words.price(concert),
      ]}
      acts={acts}
      pending={pending}
    >
      {concert.isResting && <Text size="small">{t('card.resting')}</Text>}
      <SoldBar concert={concert} />
      {supportingActs.length > 0 && (
        <Text size="small" tone="muted" lines={2} dir="auto">
          {t('entities.concert:acts', { acts: supportingActs.join(', ') })}
        </Text>
      )}
      {concert.ticketUrl !== '' && <BuyLink concert={concert} />}
    </ToolCard>
  );
}
