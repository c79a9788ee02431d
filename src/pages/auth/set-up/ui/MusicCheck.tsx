import { Music, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFirstRunMusicQuery } from '@/entities/service';
import type { FirstRunMusic } from '@/shared/contract/first-run.ts';
import { Meter } from '@/shared/ui/meter';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import type { Opened } from '../model/owner-form';

/** Milliseconds. */
const askEvery = 3_000;

/** The music that the server reads meanwhile, or how to give it some. */
export function MusicCheck({ opened: { code, music: first } }: { opened: Opened }) {
  const { t } = useTranslation('pages.auth.set-up');
  const { data: music = first } = useFirstRunMusicQuery(
    { code },
    { skip: first.folders === 0, pollingInterval: askEvery, skipPollingIfUnfocused: true },
  );
  const { files, isUnreadable, isReading } = music;
  return (
    <Notice
      role="note"
      tone={isUnreadable ? 'warning' : 'quiet'}
      icon={isUnreadable ? <TriangleAlert size={20} /> : <Music size={20} />}
    >
      <Stack gap={2}>
        <span>
          {t(getKey(music), { songs: music.songs, done: files.done, count: files.total })}
        </span>
        {isReading && files.total > 0 && (
          <Meter label={t('music.meter')} value={files.done} max={files.total} />
        )}
      </Stack>
    </Notice>
  );
}

function getKey({ folders, isReading, isUnreadable, files }: FirstRunMusic) {
  if (folders === 0) return 'music.none';
  if (isReading) return files.total > 0 ? 'music.reading' : 'music.looking';
  return isUnreadable ? 'music.unreadable' : 'music.ready';
}
