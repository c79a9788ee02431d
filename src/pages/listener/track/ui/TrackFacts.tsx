import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullTrack } from '@/shared/contract/track.ts';
import { formatDate, formatTime } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './TrackPage.css';

const facts = ['releaseDate', 'duration', 'genre', 'label', 'plays'] as const;

/** Loading without a track. */
export function TrackFacts({ track }: { track?: FullTrack }) {
  const { t, i18n } = useTranslation('pages.listener.track');
  const shown = track && getValues(track, i18n.language);
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact} className={styles.fact}>
          <dt className={styles.name}>{t(`fact.${fact}`)}</dt>
          <dd className={styles.value}>{shown ? shown[fact] : <Skeleton width="5em" />}</dd>
        </div>
      ))}
    </dl>
  );
}

function getValues(track: FullTrack, language: string): Record<(typeof facts)[number], ReactNode> {
  const { releaseDate, duration, genre, label, playCount } = track;
  return {
    releaseDate: formatDate(releaseDate, language),
    duration: formatTime(duration),
    genre,
    label,
    plays: <ShortCount count={playCount} />,
  };
}
