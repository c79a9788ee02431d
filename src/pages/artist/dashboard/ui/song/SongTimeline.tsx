import { useTranslation } from 'react-i18next';
import { useTrackTimelineQuery } from '@/entities/figure';
import type { TrackEvent } from '@/shared/contract/track-timeline.ts';
import { useFormats } from '@/shared/lib/format';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { useDashboardView } from '../../model/dashboard-view';
import * as styles from './SongTimeline.css';

type SongTimelineProps = {
  /** Of the song. */
  id: string;
};

/** What happened to a song, the latest first: its pitches, its release, and its playlists. */
export function SongTimeline({ id }: SongTimelineProps) {
  const { artist } = useDashboardView();
  return (
    <QueryView
      query={useTrackTimelineQuery({ id, artist })}
      headingLevel={3}
      loading={<Skeleton shape="block" height="160px" />}
    >
      {(events) => (
        <ol className={styles.timeline}>
          {events.map((event) => (
            <Event key={getKey(event)} event={event} />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

const getKey = (event: TrackEvent) =>
  `${event.kind} ${event.day} ${'pitchId' in event ? event.pitchId : ''}${'playlistId' in event ? event.playlistId : ''}`;

function Event({ event }: { event: TrackEvent }) {
  const { date } = useFormats();
  const { title, details } = useEventWords(event);
  const isOn = event.kind === 'entered' && event.isIn;
  return (
    <li className={styles.event} {...(isOn && { 'data-is-on': '', 'data-drawn': '' })}>
      <strong>{title}</strong>
      {details.map((detail) => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      <time dateTime={event.day} className={styles.detail}>
        {date(event.day)}
      </time>
    </li>
  );
}

function useEventWords(event: TrackEvent): { title: string; details: string[] } {
  const { t } = useTranslation('pages.artist.dashboard');
  const { number, list } = useFormats();
  const decided = ({ by, word }: { by: string | null; word: string }): string[] => [
    ...(by === null ? [] : [t('song.by', { name: by })]),
    ...(word === '' ? [] : [t('song.word', { word })]),
  ];
  switch (event.kind) {
    case 'released':
      return { title: t('song.released'), details: [] };
    case 'pitched': {
      const { playlists } = event;
      const details = playlists.length === 0 ? [] : [t('song.for', { names: list(playlists) })];
      return { title: t('song.pitched'), details };
    }
    case 'accepted': {
      const names = list(event.playlists);
      const title = names === '' ? t('song.accepted') : t('song.acceptedIn', { names });
      return { title, details: decided(event) };
    }
    case 'rejected':
      return { title: t('song.rejected'), details: decided(event) };
    case 'left':
      return {
        title: event.name === null ? t('song.leftHidden') : t('song.left', { name: event.name }),
        details: [],
      };
    case 'entered': {
      const { name, place, streams, isIn } = event;
      const getTitle = () => {
        if (name === null) return t('song.enteredHidden');
        if (place === null) return t('song.entered', { name });
        return t('song.enteredAt', { name, place: number(place) });
      };
      const details =
        streams === null ? [] : [t(isIn ? 'song.since' : 'song.meanwhile', { count: streams })];
      return { title: getTitle(), details };
    }
  }
}
