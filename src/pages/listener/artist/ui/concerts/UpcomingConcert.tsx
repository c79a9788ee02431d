import { ArrowUpRight, CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ConcertBadge, useConcertWords } from '@/entities/concert';
import type { UpcomingConcert as Upcoming } from '@/shared/contract/concert.ts';
import { saveText } from '@/shared/files';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { calendarFile } from '../../lib/calendar-file';
import * as styles from './concerts.css';
import { DayTile } from './DayTile';

type UpcomingConcertProps = {
  concert: Upcoming;
  /** Name of the artist, for the calendar. */
  artist: string;
};

/**
 * A concert to go to: when by the clock of the venue, where, what it costs, and where its tickets are sold.
 */
export function UpcomingConcert({ concert, artist }: UpcomingConcertProps) {
  const { t } = useTranslation('pages.listener.artist.concerts');
  const words = useConcertWords();
  const heading = useId();
  const { id, title, venue, date, time, doors, ticketUrl, status, description } = concert;
  const { supportingActs, presaleCode, fanClubPresale, ageRestriction, startsAt } = concert;
  const place = [venue, words.place(concert)].join(', ');
  const next = words.nextDay(concert);
  const start = next ? t('timeNext', { time, date: next }) : t('time', { time });
  const hours = time === '' ? t('noTime') : start;

  const save = () => {
    const facts = [doors && t('doors', { doors }), description].filter(Boolean).join('\n');
    const event = { id, title, artist, place, date, startsAt, ticketUrl, description: facts };
    const file = `${t('file')}-${date}.ics`;
    saveText(file, calendarFile(event, new Date()), 'text/calendar;charset=utf-8');
  };
  return (
    <article className={styles.concert} aria-labelledby={heading}>
      <DayTile concert={concert} />
      <Stack gap={2} className={styles.facts}>
        <Inline gap={2} isWrapping>
          <Heading level={3} id={heading} size="small" lines={2} dir="auto">
            {title}
          </Heading>
          {status !== 'announced' && <ConcertBadge status={status} />}
        </Inline>
        <Text size="small">
          {words.date(date)} · {hours}
          {doors !== '' && ` · ${t('doors', { doors })}`}
        </Text>
        <Text size="small" tone="muted" dir="auto">
          {place}
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
        <Button variant="soft" size="small" aria-label={t('calendarOf', { title })} onClick={save}>
          <CalendarPlus size={16} aria-hidden />
          {t('calendar')}
        </Button>
        {ticketUrl !== '' && status !== 'sold_out' && (
          <a className={styles.buy} href={ticketUrl} target="_blank" rel="noopener noreferrer">
            {t('buy')}
            <ArrowUpRight size={16} aria-hidden />
            <VisuallyHidden>{t('outside', { title })}</VisuallyHidden>
          </a>
        )}
      </Inline>
    </article>
  );
}
