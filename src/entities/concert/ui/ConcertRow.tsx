import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Concert, UpcomingConcert } from '@/shared/contract/concert.ts';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { BuyLink } from './BuyLink';
import { ConcertBadge } from './ConcertBadge';
import * as styles from './ConcertRow.css';
import { DayTile } from './DayTile';
import { useConcertWords } from './use-concert-words';

type ConcertRowProps = {
  /** Holds the presale code only for users who may read it. */
  concert: Omit<UpcomingConcert, 'id' | 'startsAt' | 'timeZone' | 'status'> &
    Pick<Concert, 'status'>;
  actions?: ReactNode;
};

export function ConcertRow({ concert, actions }: ConcertRowProps) {
  const { t } = useTranslation('entities.concert');
  const words = useConcertWords();
  const heading = useId();
  const { title, venue, date, time, doors, ticketUrl, status } = concert;
  const { supportingActs, presaleCode, fanClubPresale, ageRestriction } = concert;
  const start = words.start(concert);
  return (
    <article className={styles.row} aria-labelledby={heading}>
      <div className={styles.concert}>
        <DayTile concert={concert} />
        <Stack gap={2} className={styles.facts}>
          <Inline gap={2} isWrapping>
            <Heading level={3} id={heading} size="small" lines={2} dir="auto">
              {title}
            </Heading>
            {status !== 'announced' && <ConcertBadge status={status} />}
          </Inline>
          <Text size="small">
            {words.date(date)} · {time === '' ? start : t('localTime', { start })}
            {doors !== '' && ` · ${t('doors', { doors })}`}
          </Text>
          <Text size="small" tone="muted" dir="auto">
            {[venue, words.place(concert)].join(', ')}
          </Text>
          {supportingActs.length > 0 && (
            <Text size="small" tone="muted" lines={2} dir="auto">
              {t('acts', { acts: supportingActs.join(', ') })}
            </Text>
          )}
          <Text size="small" tone="muted" isNumeric>
            {words.price(concert)} · {words.age(ageRestriction)}
          </Text>
          {presaleCode !== undefined ? (
            <Text size="small" className={styles.code}>
              {t('code', { code: presaleCode })}
            </Text>
          ) : (
            fanClubPresale && (
              <Text size="small" tone="muted">
                {t('fanClub')}
              </Text>
            )
          )}
        </Stack>
        <Inline gap={3} isWrapping className={styles.ways}>
          {actions}
          {ticketUrl !== '' && status !== 'sold_out' && <BuyLink concert={concert} />}
        </Inline>
      </div>
    </article>
  );
}
