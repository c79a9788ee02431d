import { useTranslation } from 'react-i18next';
import { useReleaseWords } from '@/entities/release';
import type { PreparedTrack } from '@/shared/contract/release.ts';
import { showIsrc } from '@/shared/rules/release-codes.ts';
import { Fold } from '@/shared/ui/fold';
import { PlayButton } from '@/shared/ui/play-button';
import { Text } from '@/shared/ui/text';
import type { Hearing } from '@/features/hear-prepared';
import * as styles from './inbox.css';

type InboxTrackProps = {
  track: PreparedTrack;
  /** As its label gave them; '' for none. */
  lyrics?: string | undefined;
  hearing: Hearing;
};

export function InboxTrack({ track, lyrics = '', hearing }: InboxTrackProps) {
  const { t } = useTranslation('pages.editorial.inbox');
  const { getSound, getCredits } = useReleaseWords();
  const { id, title, isrc, state } = track;
  const isPlaying = hearing.playingId === id;
  return (
    <li className={styles.track}>
      <PlayButton
        size="small"
        isPlaying={isPlaying}
        disabled={state !== 'ready'}
        label={t(isPlaying ? 'play.pause' : 'play.start', { title })}
        onClick={() => hearing.toggle(track)}
      />
      <div className={styles.words}>
        <Text>{title}</Text>
        <Text size="small" tone="muted">
          {getCredits(track)}
        </Text>
        <Text size="small" tone="muted" isNumeric>
          {getSound(track)}
          {isrc !== '' && ` · ISRC ${showIsrc(isrc)}`}
          {state !== 'ready' && ` · ${t(`sound.${state}`)}`}
        </Text>
        {lyrics !== '' && (
          <Fold summary={t('lyrics')}>
            <Text size="small" className={styles.written}>
              {lyrics}
            </Text>
          </Fold>
        )}
      </div>
    </li>
  );
}
