import { useTranslation } from 'react-i18next';
import { usePlaylistLogInfiniteQuery, useUndoActMutation } from '@/entities/collaboration';
import { problemText } from '@/shared/api';
import type { PlaylistAct } from '@/shared/contract/collaboration.ts';
import { formatMoment } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FailureNotice } from '@/shared/ui/notice';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure, showToast } from '@/shared/ui/toast';
import * as styles from './Collaboration.css';

/** What was done, the latest first; each act can be undone by its author and the owner. */
export function PlaylistLog({ id }: { id: string }) {
  const { t } = useTranslation('pages.listener.playlist.together');
  const query = usePlaylistLogInfiniteQuery(id);
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [undo, { isLoading }] = useUndoActMutation();
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];

  const handleUndo = async (actId: string) => {
    const { error } = await undo({ id, actId });
    if (error) showFailure('undoAct', error, { text: problemText(error, t('failed')) });
    else showToast({ tone: 'success', text: t('log.undone') });
  };
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('log.title')}</Heading>
      <FailureNotice>{isError && t('log.failed')}</FailureNotice>
      {data && acts.length === 0 && <Text tone="muted">{t('log.none')}</Text>}
      {acts.length > 0 && (
        <Stack as="ol" gap={3} aria-label={t('log.title')}>
          {acts.map((act) => (
            <Act
              key={act.id}
              act={act}
              isPending={isLoading}
              onUndo={() => void handleUndo(act.id)}
            />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Inline>
          <Button
            variant="outline"
            size="small"
            isPending={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('log.more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

type ActProps = { act: PlaylistAct; isPending: boolean; onUndo: () => void };

function Act({ act, isPending, onUndo }: ActProps) {
  const { t, i18n } = useTranslation('pages.listener.playlist.together');
  const { kind, actor, count, titles, at, isUndo, isUndone, canUndo } = act;
  const name = actor?.name ?? t('deleted');
  const said = t(`log.${kind}`, { name, count });
  const listed = titles.join(' · ');
  const moment = formatMoment(at, i18n.language);
  return (
    <li className={styles.row}>
      <Stack gap={0} className={styles.words}>
        <span>{said}</span>
        <Text as="span" size="label" tone="muted">
          {count > titles.length ? t('log.someTitles', { titles: listed }) : listed}
        </Text>
        <Text as="span" size="label" tone="muted">
          {isUndone
            ? t('log.wasUndone', { moment })
            : isUndo
              ? t('log.isUndo', { moment })
              : moment}
        </Text>
      </Stack>
      {canUndo && (
        <Button
          size="small"
          variant="outline"
          disabled={isPending}
          aria-label={t('log.undoAct', { act: said })}
          onClick={onUndo}
        >
          {t('log.undo')}
        </Button>
      )}
    </li>
  );
}
