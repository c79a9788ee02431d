import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MusicState } from '@/shared/contract/music-folder.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { useMusicFoldersQuery } from '../api/music-api';
import { Albums } from './Albums';
import { Decisions } from './Decisions';
import { FolderCard } from './FolderCard';
import { NotTaken } from './NotTaken';
import { UnreadableNames } from './UnreadableNames';
import { Recordings } from './Recordings';
import * as styles from './music.css';

/** Milliseconds. */
const askEvery = { busy: 2_000, idle: 20_000 };

const isBusy = ({ folders }: MusicState) =>
  folders.some(({ state }) => ['looking', 'reading', 'queued'].includes(state));

/** Folders of music, their albums, and what was not taken. See docs/product/imported-music.md. */
export function MusicTab() {
  const { t } = useTranslation('pages.admin.music');
  const [pollingInterval, setPollingInterval] = useState(askEvery.busy);
  const music = useMusicFoldersQuery(undefined, {
    pollingInterval,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  const wanted = music.data && !isBusy(music.data) ? askEvery.idle : askEvery.busy;
  if (wanted !== pollingInterval) setPollingInterval(wanted);
  return (
    <QueryView
      query={music}
      loading={<Skeleton shape="block" height="240px" />}
      isEmpty={({ folders }) => folders.length === 0}
      empty={
        <StatusView
          icon={<FolderPlus size={32} />}
          title={t('empty.title')}
          text={
            <Stack gap={3}>
              <span>{t('empty.text')}</span>
              <code className={styles.setting}>TONADA_MUSIC={t('empty.example')}</code>
            </Stack>
          }
        />
      }
    >
      {({ folders, every, unmeasured, unheardAac }) => (
        <Stack gap={10}>
          <Section title={t('folders')}>
            <Stack gap={4}>
              {folders.map((folder) => (
                <FolderCard key={folder.id} folder={folder} every={every} />
              ))}
              {unmeasured > 0 && <Text tone="muted">{t('unmeasured', { count: unmeasured })}</Text>}
              {unheardAac > 0 && <Text tone="muted">{t('unheardAac', { count: unheardAac })}</Text>}
            </Stack>
          </Section>
          <Section title={t('albums.title')}>
            <Text tone="muted">{t('albums.text')}</Text>
            <Albums />
          </Section>
          <Section title={t('recordings.title')}>
            <Text tone="muted">{t('recordings.text')}</Text>
            <Recordings />
          </Section>
          <Section title={t('decisions.title')}>
            <Decisions />
          </Section>
          <Section title={t('names.title')}>
            <UnreadableNames />
          </Section>
          <Section title={t('notTaken.title')}>
            <NotTaken />
          </Section>
        </Stack>
      )}
    </QueryView>
  );
}
