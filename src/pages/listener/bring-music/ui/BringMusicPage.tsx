import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { broughtLimits } from '@/shared/contract/limits.ts';
import { useChosenFile } from '@/shared/files';
import { formatFileSize } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { BroughtMusic, FileFault } from '../lib/brought-file';
import { useSharedFiles } from '../model/use-shared-files';
import { ChooseMusicFile, type ChosenMusic } from './ChooseMusicFile';
import { TakeMusic } from './TakeMusic';

const FoundMusic = lazyPart(() => import('./FoundMusic'), 'FoundMusic');

/** See docs/product/brought-music.md. */
export function BringMusicPage() {
  const { t, i18n } = useTranslation('pages.listener.bring-music');
  const choice = useChosenFile<ChosenMusic, BroughtMusic, FileFault>(async ({ files }) => {
    const { readMusicFiles } = await import('../lib/read-music-file');
    return readMusicFiles(files.map((file) => ({ file, name: file.name })));
  });
  const shared = useSharedFiles((music) => void choice.choose(music));
  const { chosen } = choice;
  const own = {
    ...choice,
    choose: (music: ChosenMusic) => {
      shared.forget();
      return choice.choose(music);
    },
    remove: () => {
      shared.forget();
      choice.remove();
    },
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <Suspense fallback={null}>
        {chosen?.state === 'ready' ? (
          <FoundMusic music={chosen.found} onCancel={own.remove} onAllDone={shared.forget} />
        ) : (
          <>
            {shared.fault && (
              <Notice role="alert" tone="warning">
                {t(`shared.${shared.fault}`, {
                  size: formatFileSize(broughtLimits.file, i18n.language),
                })}
              </Notice>
            )}
            <ChooseMusicFile choice={own} />
            <TakeMusic />
          </>
        )}
      </Suspense>
    </Stack>
  );
}
