import { useTranslation } from 'react-i18next';
import { useTrackPageQuery } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { formatTime, useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Dialog } from '@/shared/ui/dialog';
import { Link } from '@/shared/ui/link';
import { ShortCount } from '@/shared/ui/short-count';
import { Fact, Facts } from './Facts';

type TrackDetailsDialogProps = {
  track: Track;
  onClose: () => void;
};

export function TrackDetailsDialog({ track, onClose }: TrackDetailsDialogProps) {
  const { t } = useTranslation('widgets.track-menu.details');
  const { date, genre } = useFormats();
  const { data, isError } = useTrackPageQuery(track.id);
  const { title, artist, album, releaseDate, duration } = track;
  const unknown = isError ? '' : undefined;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('details.title')}
      closeLabel={t('close')}
      size="medium"
    >
      <Facts>
        <Fact name={t('fact.title')}>{title}</Fact>
        <Fact name={t('fact.artist')}>
          <Link to={paths.artist(artist.id)} onClick={onClose}>
            {artist.name}
          </Link>
        </Fact>
        <Fact name={t('fact.album')}>
          <Link to={paths.album(album.id)} onClick={onClose}>
            {album.title}
          </Link>
        </Fact>
        <Fact name={t('fact.releaseDate')}>{date(releaseDate)}</Fact>
        <Fact name={t('fact.duration')}>{formatTime(duration)}</Fact>
        <Fact name={t('fact.genre')}>{data ? genre(data.genre) : unknown}</Fact>
        <Fact name={t('fact.label')}>{data ? data.label : unknown}</Fact>
        <Fact name={t('fact.plays')}>{data ? <ShortCount count={data.playCount} /> : unknown}</Fact>
      </Facts>
    </Dialog>
  );
}
