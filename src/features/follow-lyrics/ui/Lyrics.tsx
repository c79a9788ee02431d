import { MicVocal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentTrack } from '@/entities/playback';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';
import { useLyricsQuery } from '../api/lyrics-api';
import { useKeptLyrics } from '../model/use-kept-lyrics';
import * as styles from './Lyrics.css';
import { LyricsText } from './LyricsText';

const widths = ['70%', '88%', '54%', '80%', '62%', '76%'];

const loading = (
  <div className={styles.loading}>
    {widths.map((width) => (
      <Skeleton key={width} width={width} height="24px" />
    ))}
  </div>
);

function NoLyrics() {
  const { t } = useTranslation('features.follow-lyrics');
  return (
    <div className={styles.state}>
      <StatusView icon={<MicVocal />} title={t('none')} headingLevel={3} />
    </div>
  );
}

type OfTrackProps = { id: string; title: string };

function LyricsOfTrack({ id, title }: OfTrackProps) {
  const query = useLyricsQuery(id);
  const kept = useKeptLyrics(id, query.error !== undefined);
  const shown = kept && query.data === undefined ? { data: kept, isLoading: false } : query;
  return (
    <QueryView
      query={shown}
      loading={loading}
      notFound={<NoLyrics />}
      empty={<NoLyrics />}
      isEmpty={({ lyrics }) => lyrics === null}
      headingLevel={3}
    >
      {({ lyrics }) => lyrics && <LyricsText lyrics={lyrics} title={title} />}
    </QueryView>
  );
}

/** Of the song that plays, in any frame. */
export function Lyrics() {
  const track = useCurrentTrack();
  if (!track) return <NoLyrics />;
  return <LyricsOfTrack key={track.id} id={track.id} title={track.title} />;
}
