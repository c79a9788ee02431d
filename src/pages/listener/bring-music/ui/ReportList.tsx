import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Track } from '@/shared/contract/track.ts';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import type { ReportEntry } from '../lib/report';
import * as styles from './BringMusicPage.css';
import { ReportRow } from './ReportRow';

const ChooseTrackDialog = lazyPart(() => import('./ChooseTrackDialog'), 'ChooseTrackDialog');

/** Rows drawn at a time. */
const step = 25;

type ReportListProps = {
  entries: readonly ReportEntry[];
  onChoose: (position: number, track: Track | null) => void;
};

export function ReportList({ entries, onChoose }: ReportListProps) {
  const { t } = useTranslation('pages.listener.bring-music');
  const [most, setMost] = useState(step);
  const [open, setOpen] = useState<ReportEntry | null>(null);
  if (entries.length === 0) return <Text tone="muted">{t('report.none')}</Text>;
  return (
    <>
      <ul className={styles.list} aria-label={t('report.list')}>
        {entries.slice(0, most).map((entry) => (
          <ReportRow
            key={entry.position}
            entry={entry}
            onAccept={() => onChoose(entry.position, entry.track)}
            onChange={() => setOpen(entry)}
          />
        ))}
      </ul>
      {entries.length > most && (
        <div>
          <Button onClick={() => setMost(most + step)}>{t('report.more')}</Button>
        </div>
      )}
      <Suspense fallback={null}>
        {open && (
          <ChooseTrackDialog
            entry={open}
            onChoose={(track) => {
              onChoose(open.position, track);
              setOpen(null);
            }}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
