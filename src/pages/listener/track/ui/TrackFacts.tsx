import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FullTrack } from '@/shared/contract/track.ts';
import { formatTime, useFormats } from '@/shared/lib/format';
import { ShortCount } from '@/shared/ui/short-count';
import { Skeleton } from '@/shared/ui/skeleton';
import * as styles from './TrackPage.css';

const facts = ['releaseDate', 'duration', 'genre', 'label', 'plays'] as const;

/** Loading without a track. */
export function TrackFacts({ track }: { track?: FullTrack }) {
  const { t } = useTranslation('pages.listener.track');
  const formats = useFormats();
  const shown = track && getValues(track, formats);
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

function getValues(
  track: FullTrack,
  formats: ReturnType<typeof useFormats>,
): Record<(typeof facts)[number], ReactNode> {
  const { releaseDate, duration, genre, label, playCount } = track;
  return {
    releaseDate: formats.date(releaseDate),
    duration: formatTime(duration),
    genre: formats.genre(genre),
    label,
    plays: <ShortCount count={playCount} />,
  };
}
