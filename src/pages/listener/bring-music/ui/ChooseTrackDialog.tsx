import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchQuery } from '@/entities/search';
import { TrackTitle } from '@/entities/track';
import type { Track } from '@/shared/contract/track.ts';
import { formatTime } from '@/shared/lib/format';
import { useRested } from '@/shared/lib/text-filter';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, TextInput } from '@/shared/ui/field';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import type { ReportEntry } from '../lib/report';
import * as styles from './BringMusicPage.css';

type ChooseTrackDialogProps = {
  entry: ReportEntry;
  /** Null leaves the song out. */
  onChoose: (track: Track | null) => void;
  onClose: () => void;
};

/** Begins with the candidates; what is typed searches the catalogue. */
export function ChooseTrackDialog({ entry, onChoose, onClose }: ChooseTrackDialogProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const { song, candidates, track } = entry;
  const [typed, setTyped] = useState(candidates.length > 0 ? '' : `${song.title} ${song.artist}`);
  const query = useRested(typed).trim();
  const search = useSearchQuery(query, { skip: query === '' });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('choose.title')}
      description={t(song.artist ? 'choose.text' : 'choose.textAlone', song)}
      closeLabel={t('choose.close')}
      size="medium"
    >
      <Field label={t('choose.search')} isLabelHidden>
        <TextInput
          type="search"
          value={typed}
          placeholder={t('choose.search')}
          icon={<Search size={18} />}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      {query === '' ? (
        <Tracks tracks={candidates} onChoose={onChoose} />
      ) : (
        <QueryView
          query={{ ...search, data: search.currentData }}
          headingLevel={3}
          loading={<Skeleton height="168px" />}
          isEmpty={({ tracks }) => tracks.length === 0}
          empty={<Text tone="muted">{t('choose.none')}</Text>}
        >
          {({ tracks }) => <Tracks tracks={tracks} onChoose={onChoose} />}
        </QueryView>
      )}
      {track !== null && (
        <div>
          <Button variant="ghost" onClick={() => onChoose(null)}>
            {t('choose.leaveOut')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

type TracksProps = { tracks: readonly Track[]; onChoose: (track: Track) => void };

function Tracks({ tracks, onChoose }: TracksProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  return (
    <ul className={styles.choices}>
      {tracks.map((track) => (
        <li key={track.id} className={styles.choice}>
          <TrackTitle track={track} />
          <Text tone="muted" size="small" isNumeric>
            {formatTime(track.duration)}
          </Text>
          <Button
            size="small"
            aria-label={t('choose.takeNamed', { title: track.title, artist: track.artist.name })}
            onClick={() => onChoose(track)}
          >
            {t('choose.take')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
