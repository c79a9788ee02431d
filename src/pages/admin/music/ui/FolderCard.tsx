import { HardDrive, Network } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { MusicFolderState } from '@/shared/contract/music-folder.ts';
import { useFormats } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Facts } from '@/shared/ui/facts';
import { Meter } from '@/shared/ui/meter';
import { Notice } from '@/shared/ui/notice';
import { Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import {
  useAnswerForMissingMutation,
  useLookAtFolderMutation,
  useStopFolderMutation,
} from '../api/music-api';
import { useFolderWords } from '../lib/use-folder-words';
import * as styles from './music.css';

type FolderCardProps = {
  folder: MusicFolderState;
  /** Minutes after which changes are looked for. */
  every: number;
};

const figures = [
  'songs',
  'files',
  'new',
  'moved',
  'retagged',
  'replaced',
  'copies',
  'gone',
  'notTaken',
] as const;

/** One folder: what happens with it, what its last walk found, and what can be done. */
export function FolderCard({ folder, every }: FolderCardProps) {
  const { t } = useTranslation('pages.admin.music');
  const { moment, number } = useFormats();
  const { getProgress, getNote } = useFolderWords();
  const id = useId();
  const { path, state, progress, lastWalk, missing, mount, isRemote } = folder;
  const note = getNote(folder, every);
  return (
    <Surface as="article" gap={4} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading level={3} size="small" className={styles.path}>
          <span id={id}>{path}</span>
        </Heading>
        <StatusBadge meaning={statusMeanings.musicFolder[state]}>{t(`state.${state}`)}</StatusBadge>
      </div>
      {missing?.isOpen && <MissingQuestion folder={folder} missing={missing} />}
      {note !== null && <Text tone="muted">{note}</Text>}
      {progress && (
        <Stack gap={2}>
          <Meter
            label={t('progress.label', { path })}
            value={progress.bytes.done}
            max={Math.max(1, progress.bytes.total)}
          />
          <Facts size="small" tone="muted" isNumeric facts={getProgress(progress)} />
        </Stack>
      )}
      {missing && !missing.isOpen && (
        <Text tone="muted">{t('missing.waits', { of: missing.of, count: missing.files })}</Text>
      )}
      {lastWalk && (
        <Stack gap={3}>
          <Text size="small" tone="muted">
            {t('lastWalk', { moment: moment(lastWalk.at) })}
          </Text>
          <FactList
            facts={figures.map(
              (name) =>
                (lastWalk[name] > 0 || name === 'songs' || name === 'files') && {
                  name: t(`figure.${name}`),
                  value: number(lastWalk[name]),
                },
            )}
          />
          {lastWalk.unread > 0 && <Text>{t('unread', { count: lastWalk.unread })}</Text>}
        </Stack>
      )}
      {mount !== null && (
        <div className={styles.mount}>
          {isRemote ? <Network size={16} aria-hidden /> : <HardDrive size={16} aria-hidden />}
          <span>
            {isRemote ? t('mount.remote', { kind: mount, count: every }) : t('mount.local')}
          </span>
        </div>
      )}
      {state !== 'byHand' && <FolderActs folder={folder} />}
    </Surface>
  );
}

type FolderProps = Pick<FolderCardProps, 'folder'>;

function FolderActs({ folder: { id, path, state } }: FolderProps) {
  const { t } = useTranslation('pages.admin.music');
  const [look, looking] = useLookAtFolderMutation();
  const [stop, stopping] = useStopFolderMutation();
  const isBusy = state === 'looking' || state === 'reading' || state === 'queued';
  const handle = async (act: typeof look) => {
    const { error } = await act(id);
    if (error) showFailure('leadFolder', error, { fallback: t('notDone') });
  };
  return (
    <div className={styles.acts}>
      {isBusy ? (
        <Button
          isPending={stopping.isLoading}
          aria-label={t('stopOf', { path })}
          onClick={() => void handle(stop)}
        >
          {t('stop')}
        </Button>
      ) : (
        <Button
          isPending={looking.isLoading}
          aria-label={t('lookOf', { path })}
          onClick={() => void handle(look)}
        >
          {t('look')}
        </Button>
      )}
    </div>
  );
}

type QuestionProps = FolderProps & { missing: NonNullable<MusicFolderState['missing']> };

/** Nothing is lost until somebody says so. */
function MissingQuestion({ folder: { id }, missing: { files, of } }: QuestionProps) {
  const { t } = useTranslation('pages.admin.music');
  const [send, { isLoading, originalArgs }] = useAnswerForMissingMutation();
  const answer = async (given: 'lose' | 'wait') => {
    const { error } = await send({ id, answer: given, files });
    if (error) showFailure('answerForMissing', error, { fallback: t('notDone') });
  };
  const isSending = (given: 'lose' | 'wait') => isLoading && originalArgs?.answer === given;
  return (
    <Notice
      tone="warning"
      action={
        <div className={styles.acts}>
          <Button size="small" isPending={isSending('wait')} onClick={() => void answer('wait')}>
            {t('missing.wait')}
          </Button>
          <Button
            size="small"
            variant="ghost"
            isPending={isSending('lose')}
            onClick={() => void answer('lose')}
          >
            {t('missing.lose')}
          </Button>
        </div>
      }
    >
      <Stack gap={1}>
        <Text>{t('missing.question', { of, count: files })}</Text>
        <Text size="small" tone="muted">
          {t('missing.text')}
        </Text>
      </Stack>
    </Notice>
  );
}
