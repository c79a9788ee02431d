import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Recording,
  type RecordingPair,
  recordingPageSize,
} from '@/shared/contract/music-recording.ts';
import { formatTime } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import type { Column } from '@/shared/ui/data-table';
import { Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import {
  useDismissRecordingsMutation,
  useJoinRecordingsMutation,
  useRecordingsQuery,
} from '../api/albums-api';
import { useUndo } from '../lib/use-undo';
import { PlainTable } from './PlainTable';
import { words } from './albums.css';
import { acts } from './music.css';

/** Songs that sound alike, for admins to say whether they are one. */
export function Recordings() {
  const { t } = useTranslation('pages.admin.music');
  const [asked, setPage] = useState(1);
  const pairs = useRecordingsQuery(asked, { refetchOnMountOrArgChange: true });
  const [join, joining] = useJoinRecordingsMutation();
  const [dismiss, dismissing] = useDismissRecordingsMutation();
  const { undo } = useUndo();
  const total = pairs.data?.total ?? 0;
  // The last page empties while it is decided.
  const last = Math.max(1, Math.ceil(total / recordingPageSize));
  if (pairs.data && asked > last) setPage(last);
  const isDeciding = joining.isLoading || dismissing.isLoading;
  const fail = (error: unknown) =>
    showFailure('decideRecordings', error, { fallback: t('notDone') });
  const handleJoin = async ({ id, better }: RecordingPair) => {
    if (isDeciding) return;
    const { data, error } = await join(id);
    if (data === undefined) {
      fail(error);
      return;
    }
    const { decision } = data;
    const action = { label: t('decisions.undo'), onPress: () => void undo(decision.id) };
    showToast({
      tone: 'success',
      text: t('recordings.joined', { title: better.title }),
      action,
    });
  };
  const handleDismiss = async ({ id, better }: RecordingPair) => {
    if (isDeciding) return;
    const { error } = await dismiss(id);
    if (error) fail(error);
    else showToast({ tone: 'success', text: t('recordings.dismissed', { title: better.title }) });
  };
  const getName = ({ better }: RecordingPair) =>
    t('recordings.name', { title: better.title, album: better.album.title });
  const columns: Column<RecordingPair>[] = [
    {
      id: 'song',
      title: t('recordings.column.song'),
      part: 'name',
      value: getName,
      cell: ({ better, other }) => (
        <Words
          strong={better.title === other.title ? better.title : `${better.title} · ${other.title}`}
          quiet={`${better.artist.name} · ${better.album.title}`}
        />
      ),
    },
    {
      id: 'better',
      title: t('recordings.column.better'),
      part: 'fact',
      cell: ({ better }) => <FileWords of={better} />,
    },
    {
      id: 'other',
      title: t('recordings.column.other'),
      cell: ({ other }) => <FileWords of={other} />,
    },
    {
      id: 'act',
      title: t('recordings.column.act'),
      part: 'act',
      cell: (pair) => (
        <span className={acts}>
          <Button
            size="small"
            isPending={joining.isLoading && joining.originalArgs === pair.id}
            aria-label={t('recordings.sameOf', { name: getName(pair) })}
            onClick={() => void handleJoin(pair)}
          >
            {t('recordings.same')}
          </Button>
          <Button
            size="small"
            data-second
            isPending={dismissing.isLoading && dismissing.originalArgs === pair.id}
            aria-label={t('recordings.differentOf', { name: getName(pair) })}
            onClick={() => void handleDismiss(pair)}
          >
            {t('recordings.different')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <PlainTable
      label={t('recordings.label')}
      query={pairs}
      columns={columns}
      rows={pairs.data?.pairs ?? []}
      getId={({ id }) => id}
      getName={getName}
      empty={t('recordings.empty')}
      pages={{ page: asked, pageSize: recordingPageSize, total }}
      onPage={setPage}
    />
  );
}

function FileWords({ of: { format, bitrate, duration, path } }: { of: Recording }) {
  const { t } = useTranslation('pages.admin.music');
  const about = { format: format.toUpperCase(), bitrate, duration: formatTime(duration) };
  return <Words strong={t('recordings.file', about)} quiet={path} />;
}

function Words({ strong, quiet }: { strong: string; quiet: string }) {
  return (
    <span className={words}>
      <Text as="span">{strong}</Text>
      <Text as="span" size="small" tone="muted">
        {quiet}
      </Text>
    </span>
  );
}
