import { Music, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFirstRunMusicQuery } from '@/entities/service';
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
  const { folders, songs, files, isUnreadable, isReading } = music;
  const hasFiles = isReading && files.total > 0;
  const getText = () => {
    if (folders === 0) return t('music.none', { setting: 'TONADA_MUSIC' });
    if (hasFiles) return t('music.reading', { done: files.done, count: files.total });
    if (isReading) return t('music.looking');
    return isUnreadable ? t('music.unreadable') : t('music.ready', { songs });
  };
  return (
    <Notice
      role="note"
      tone={isUnreadable ? 'warning' : 'quiet'}
      icon={isUnreadable ? <TriangleAlert size={20} /> : <Music size={20} />}
    >
      <Stack gap={2}>
        <span>{getText()}</span>
        {hasFiles && <Meter label={t('music.meter')} value={files.done} max={files.total} />}
      </Stack>
    </Notice>
  );
}
