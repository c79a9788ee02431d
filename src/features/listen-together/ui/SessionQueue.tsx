import { ArrowUp, Pause, Play, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Together } from '@/shared/contract/together.ts';
import { getTogetherPosition, type TogetherPosition } from '@/shared/rules/together-position.ts';
import { IconButton } from '@/shared/ui/icon-button';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { togetherView } from '../model/together-view';
import { useTogether } from '../model/use-together';
import { AddSongs } from './AddSongs';
import * as styles from './Together.css';

/** Milliseconds. */
const tick = 1_000;

/** What is heard in the session now, to the second. */
function useHeard({ entries, anchor }: Together): TogetherPosition {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), tick);
    return () => clearInterval(timer);
  }, []);
  return getTogetherPosition(entries, anchor, togetherView.get().now() ?? anchor.moment);
}

type Entry = Together['entries'][number];

/** What is heard and what comes; for the host with buttons. */
export function SessionQueue({ session }: { session: Together }) {
  const { t } = useTranslation('features.listen-together');
  const { index, isPlaying } = useHeard(session);
  const { steer, isPending } = useTogether();
  const { entries, part, adders } = session;
  const current = entries[index];
  const isHost = part === 'host';
  const coming = entries.slice(index + 1);
  return (
    <Stack gap={3}>
      <Heading level={3}>{t('queue.title')}</Heading>
      {current ? (
        <div className={styles.row}>
          <Stack gap={0} className={styles.words}>
            <span translate="no">{current.track.title}</span>
            <Text as="span" size="label" tone="muted">
              {t(isPlaying ? 'queue.playing' : 'queue.paused', {
                artist: current.track.artistName,
              })}
            </Text>
          </Stack>
          {isHost && (
            <div className={styles.buttons}>
              <IconButton
                label={t('queue.previous')}
                disabled={isPending}
                onClick={() => void steer({ kind: 'previous', key: current.key })}
              >
                <SkipBack size={20} fill="currentColor" aria-hidden />
              </IconButton>
              <IconButton
                label={t(isPlaying ? 'queue.pause' : 'queue.play')}
                disabled={isPending}
                onClick={() => void steer({ kind: isPlaying ? 'pause' : 'play' })}
              >
                {isPlaying ? (
                  <Pause size={20} fill="currentColor" aria-hidden />
                ) : (
                  <Play size={20} fill="currentColor" aria-hidden />
                )}
              </IconButton>
              <IconButton
                label={t('queue.next')}
                disabled={isPending || coming.length === 0}
                onClick={() => void steer({ kind: 'next', key: current.key })}
              >
                <SkipForward size={20} fill="currentColor" aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      ) : (
        <Text tone="muted">{t('queue.empty')}</Text>
      )}
      {coming.length > 0 && (
        <ol className={styles.list} aria-label={t('queue.coming')}>
          {coming.map((entry, at) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              before={at > 0 && isHost ? coming[at - 1] : null}
            />
          ))}
        </ol>
      )}
      {isHost || adders === 'everyone' ? (
        <AddSongs />
      ) : (
        <Text tone="muted">{t('queue.hostAdds')}</Text>
      )}
    </Stack>
  );
}

type EntryRowProps = {
  entry: Entry;
  /** The one before it, for people who may move it. */
  before: Entry | null | undefined;
};

function EntryRow({ entry, before }: EntryRowProps) {
  const { t } = useTranslation('features.listen-together');
  const { changeQueue, isPending } = useTogether();
  const { key, track, addedBy, canRemove } = entry;
  const { title, artistName } = track;
  return (
    <li className={styles.row}>
      <Stack gap={0} className={styles.words}>
        <span translate="no">{title}</span>
        <Text as="span" size="label" tone="muted">
          {addedBy === null
            ? artistName
            : t('queue.addedBy', { artist: artistName, name: addedBy })}
        </Text>
      </Stack>
      {before && (
        <IconButton
          label={t('queue.up', { title })}
          disabled={isPending}
          onClick={() => void changeQueue({ kind: 'move', key, beforeKey: before.key })}
        >
          <ArrowUp size={18} aria-hidden />
        </IconButton>
      )}
      {canRemove && (
        <IconButton
          label={t('queue.remove', { title })}
          disabled={isPending}
          onClick={() => void changeQueue({ kind: 'remove', keys: [key] })}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}
