import { ArrowUpRight, CalendarX2, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConcertBadge, useConcertWords } from '@/entities/concert';
import { type CreatedPlace, isOnlyHere, CreatedState } from '@/entities/outbox';
import { handFocusOn } from '@/shared/ui/focus';
import { lazyPart } from '@/shared/lib/lazy-part';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { isToCome } from '../lib/sold-share';
import type { ShownConcert } from '../model/use-concert-list';
import * as styles from './concerts.css';
import { ConcertPicture } from './ConcertPicture';
import type { Filling } from './ConcertsDesk';
import { SoldBar } from './SoldBar';

const EndDialog = lazyPart(() => import('./EndDialog'), 'EndDialog');

type ConcertCardProps = {
  shown: ShownConcert;
  place: CreatedPlace;
  /** Opens the form with it. */
  onFill: (filling: Filling) => void;
};

/** A concert as its artist looks after it: when and where, what it costs, and how far it is sold. */
export function ConcertCard({ shown: { concert, created }, place, onFill }: ConcertCardProps) {
  const { t } = useTranslation('pages.promotion.concerts');
  const words = useConcertWords();
  const [ending, setEnding] = useState<'cancel' | 'remove' | null>(null);
  const heading = useId();
  const { title, venue, date, time, doors, ticketUrl, supportingActs, status } = concert;
  const next = words.nextDay(concert);
  const start = next ? t('card.timeNext', { time, date: next }) : t('card.time', { time });
  return (
    <Surface as="article" ref={handFocusOn} aria-labelledby={heading}>
      <ConcertPicture concert={concert} fileKey={created?.item.fileKey ?? null} />
      <Stack gap={3}>
        <Inline gap={2} justify="between">
          {!isOnlyHere(created) && <ConcertBadge status={status} />}
          {created === null && (
            <Inline gap={1}>
              {status !== 'cancelled' && (
                <IconButton
                  label={t('card.edit', { title })}
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => onFill({ of: 'delivered', concert })}
                >
                  <Pencil size={16} aria-hidden />
                </IconButton>
              )}
              {isToCome(concert) && (
                <IconButton
                  label={t('card.cancel', { title })}
                  size="small"
                  aria-haspopup="dialog"
                  onClick={() => setEnding('cancel')}
                >
                  <CalendarX2 size={16} aria-hidden />
                </IconButton>
              )}
              <IconButton
                label={t('card.remove', { title })}
                size="small"
                aria-haspopup="dialog"
                onClick={() => setEnding('remove')}
              >
                <Trash2 size={16} aria-hidden />
              </IconButton>
            </Inline>
          )}
        </Inline>
        <Heading level={2} id={heading} size="small" lines={2} dir="auto">
          {title}
        </Heading>
        <Stack gap={1}>
          <Text size="small">{words.date(date)}</Text>
          <Text size="small" tone="muted" isNumeric>
            {time === '' ? t('card.noTime') : start}
            {doors !== '' && ` · ${t('card.doors', { doors })}`}
          </Text>
          <Text size="small" tone="muted" dir="auto">
            {t('card.place', { venue, place: words.place(concert) })}
          </Text>
          <Text size="small" isNumeric>
            {words.price(concert)}
          </Text>
        </Stack>
        {concert.isResting && <Text size="small">{t('card.resting')}</Text>}
        <SoldBar concert={concert} />
        {supportingActs.length > 0 && (
          <Text size="small" tone="muted" lines={2} dir="auto">
            {t('card.acts', { acts: supportingActs.join(', ') })}
          </Text>
        )}
        {ticketUrl !== '' && (
          <a
            className={styles.outside}
            href={ticketUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('card.buyOf', { title })}
          >
            {t('card.buy')}
            <ArrowUpRight size={16} aria-hidden />
            <VisuallyHidden>{t('card.newTab')}</VisuallyHidden>
          </a>
        )}
        {created && (
          <CreatedState
            owner={place.owner}
            created={created}
            onEdit={() => onFill({ of: 'created', item: created.item })}
          />
        )}
      </Stack>
      {ending !== null && (
        <Suspense fallback={null}>
          <EndDialog
            act={ending}
            concert={concert}
            artistId={place.artistId}
            onClose={() => setEnding(null)}
          />
        </Suspense>
      )}
    </Surface>
  );
}
