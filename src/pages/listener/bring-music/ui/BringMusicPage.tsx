import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenFile } from '@/shared/files';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { BroughtMusic, FileFault } from '../lib/brought-file';
import { ChooseMusicFile, type ChosenMusic } from './ChooseMusicFile';
import { TakeMusic } from './TakeMusic';

const FoundMusic = lazyPart(() => import('./FoundMusic'), 'FoundMusic');

/** See docs/product/brought-music.md. */
export function BringMusicPage() {
  const { t } = useTranslation('pages.listener.bring-music');
  const choice = useChosenFile<ChosenMusic, BroughtMusic, FileFault>(async ({ files }) => {
    const { readMusicFiles } = await import('../lib/read-music-file');
    return readMusicFiles(files.map((file) => ({ file, name: file.name })));
  });
  const { chosen, remove } = choice;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <Suspense fallback={null}>
        {chosen?.state === 'ready' ? (
          <FoundMusic music={chosen.found} onCancel={remove} />
        ) : (
          <>
            <ChooseMusicFile choice={choice} />
            <TakeMusic />
          </>
        )}
      </Suspense>
    </Stack>
  );
}
