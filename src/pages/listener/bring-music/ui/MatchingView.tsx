import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemText } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Meter } from '@/shared/ui/meter';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { BroughtFile } from '../lib/brought-file';
import { getDistinctSongs } from '../lib/distinct-songs';
import type { Brought } from '../model/use-bring';
import { useMatching } from '../model/use-matching';
import { ReportView } from './ReportView';

type MatchingViewProps = {
  file: BroughtFile;
  onCancel: () => void;
  onDone: (brought: Brought) => void;
};

/** Nothing is written before the report is confirmed, so that cancelling leaves nothing behind. */
export function MatchingView({ file, onCancel, onDone }: MatchingViewProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const [distinct] = useState(() => getDistinctSongs(file.rows));
  const { matches, isDone, failure, retry } = useMatching(distinct.songs);
  if (isDone) {
    const found = { file, distinct, matches };
    return <ReportView {...found} onCancel={onCancel} onDone={onDone} />;
  }
  const [done, most] = [matches.length, distinct.songs.length];
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text>{t('matching.text', { name: file.name })}</Text>
        <Meter label={t('matching.label')} value={done} max={most} />
        <Text tone="muted" size="small" isNumeric>
          {t('matching.progress', { done, count: most })}
        </Text>
      </Stack>
      {failure !== null && (
        <FailureNotice>{problemText(failure, t('matching.failed'), ['limited'])}</FailureNotice>
      )}
      <Inline gap={3} isWrapping>
        {failure !== null && (
          <Button variant="solid" onClick={retry}>
            {t('matching.retry')}
          </Button>
        )}
        <Button variant="ghost" onClick={onCancel}>
          {t('matching.cancel')}
        </Button>
      </Inline>
    </Stack>
  );
}
