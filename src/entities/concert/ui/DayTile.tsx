import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UpcomingConcert } from '@/shared/contract/concert.ts';
import { formatsIn } from '@/shared/lib/format';
import * as styles from './ConcertRow.css';

type DayTileProps = { concert: Pick<UpcomingConcert, 'date' | 'venueImage'> };

/** Decorative: the day stands beside it. */
export function DayTile({ concert: { date, venueImage } }: DayTileProps) {
  const { i18n } = useTranslation();
  const { dayOfMonth, shortMonth } = formatsIn(i18n.language);
  const [failed, setFailed] = useState('');
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
        <span className={styles.number}>{dayOfMonth(date)}</span>
        <span>{shortMonth(date)}</span>
      </span>
    </div>
  );
}
