import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenFile } from '@/shared/files';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { BroughtFile, FileFault } from '../lib/brought-file';
import type { Brought } from '../model/use-bring';
import { ChooseMusicFile } from './ChooseMusicFile';
import { TakeMusic } from './TakeMusic';

const MatchingView = lazyPart(() => import('./MatchingView'), 'MatchingView');
const BroughtView = lazyPart(() => import('./BroughtView'), 'BroughtView');

type Named = { file: Blob; name: string };

/** See docs/product/brought-music.md. */
export function BringMusicPage() {
  const { t } = useTranslation('pages.listener.bring-music');
  const choice = useChosenFile<Named, BroughtFile, FileFault>(async ({ file, name }) => {
    const { readMusicFile } = await import('../lib/read-music-file');
    return readMusicFile(file, name);
  });
  const [brought, setBrought] = useState<Brought | null>(null);
  const { chosen, remove } = choice;

  const beginAnew = () => {
    setBrought(null);
    remove();
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <Suspense fallback={null}>
        {brought ? (
          <BroughtView brought={brought} onOther={beginAnew} />
        ) : chosen?.state === 'ready' ? (
          <MatchingView file={chosen.found} onCancel={beginAnew} onDone={setBrought} />
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
