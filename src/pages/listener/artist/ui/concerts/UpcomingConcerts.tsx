import { useTranslation } from 'react-i18next';
import { useArtistHighlightsQuery } from '@/entities/highlight';
import { useViewer } from '@/entities/session';
import type { FullArtist } from '@/shared/contract/artist.ts';
import { Section } from '@/shared/ui/section';
import { nearestFirst, getRegion } from '../../lib/nearest-first';
import * as styles from './concerts.css';
import { UpcomingConcert } from './UpcomingConcert';

type UpcomingConcertsProps = {
  artist: Pick<FullArtist, 'id' | 'name'>;
};

/** Concerts in the viewer's country come first; renders nothing without any. */
export function UpcomingConcerts({ artist: { id, name } }: UpcomingConcertsProps) {
  const { t } = useTranslation('pages.listener.artist.concerts');
  const viewer = useViewer();
  const { data } = useArtistHighlightsQuery(id);
  const country = viewer?.country ?? getRegion(navigator.language);
  const concerts = nearestFirst(data?.concerts ?? [], country);
  if (concerts.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={styles.concerts}>
        {concerts.map((concert) => (
          <li key={concert.id}>
            <UpcomingConcert concert={concert} artist={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
