import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpcomingConcert } from '@/shared/contract/concert.ts';
import { dateFormat } from '@/shared/lib/format';
import * as styles from './concerts.css';

type DayTileProps = { concert: Pick<UpcomingConcert, 'date' | 'venueImage'> };

/**
 * The day of a concert as on a page of a calendar, on its picture where it has one. It is decoration: the day stands beside it.
 */
export function DayTile({ concert: { date, venueImage } }: DayTileProps) {
  const { i18n } = useTranslation();
  const [failed, setFailed] = useState('');
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(i18n.language, { ...options, timeZone: 'UTC' }).format(new Date(date));
  return (
    <div className={styles.tile} aria-hidden>
      {venueImage !== '' && venueImage !== failed && (
        <img
          src={venueImage}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          className={styles.photo}
          onError={() => setFailed(venueImage)}
        />
      )}
      <span className={styles.day}>
        <span className={styles.number}>{write({ day: 'numeric' })}</span>
        <span>{write({ month: 'short' })}</span>
      </span>
    </div>
  );
}
