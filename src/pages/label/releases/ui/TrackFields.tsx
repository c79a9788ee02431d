import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useReleaseWords } from '@/entities/release';
import { releaseLimits } from '@/shared/contract/release-limits.ts';
import { Field, TextInput } from '@/shared/ui/field';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Switch } from '@/shared/ui/switch';
import { TagField } from '@/shared/ui/tag-field';
import { Text } from '@/shared/ui/text';
import { showIsrc } from '@/shared/rules/release-codes.ts';
import type { EditedTrack } from '../model/edited-draft';
import { CodeField } from './CodeField';
import { TrackLyrics } from './TrackLyrics';
import * as styles from './preparation.css';

type TrackFieldsProps = {
  track: EditedTrack;
  /** From 1. */
  position: number;
  isFirst: boolean;
  isLast: boolean;
  getError: (field: 'title' | 'writers' | 'sound' | 'isInterlude' | 'isrc') => string | undefined;
  onEdit: (change: Partial<EditedTrack>) => void;
  /** Moves it up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function TrackFields(props: TrackFieldsProps) {
  const { track, position, isFirst, isLast, getError, onEdit, onMove, onRemove } = props;
  const { t } = useTranslation('pages.label.releases');
  const { getSound } = useReleaseWords();
  const name = track.title || t('track.untitled');
  const isBroken = track.state === 'failed';
  const isShort = track.facts.seconds < releaseLimits.songSeconds && !track.isInterlude;
  const short = isShort ? getError('isInterlude') : undefined;
  const fault = getError('sound') ?? (isBroken ? t('track.failed') : short);
  return (
    <Surface as="li" kind="outlined" gap={3}>
      <div className={styles.trackHead}>
        <Text size="small" tone="muted" isNumeric>
          {t('track.about', { place: position, facts: getSound(track.facts) })}
          {track.state === 'preparing' && ` · ${t('track.preparing')}`}
        </Text>
        <Inline gap={1}>
          <IconButton
            label={t('track.up', { name })}
            size="small"
            aria-disabled={isFirst}
            onClick={() => !isFirst && onMove(-1)}
          >
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton
            label={t('track.down', { name })}
            size="small"
            aria-disabled={isLast}
            onClick={() => !isLast && onMove(1)}
          >
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton label={t('track.remove', { name })} size="small" onClick={onRemove}>
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </Inline>
      </div>
      {fault && (
        <Text size="small" tone="danger">
          {fault}
        </Text>
      )}
      <Field
        most={releaseLimits.titleMax}
        label={t('track.title', { place: position })}
        error={getError('title')}
      >
        <TextInput
          required
          autoComplete="off"
          value={track.title}
          onChange={({ target }) => onEdit({ title: target.value })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t('track.writers', { place: position })} error={getError('writers')}>
          <TagField
            value={track.writers}
            most={releaseLimits.creditsMax}
            longest={releaseLimits.creditLengthMax}
            onChange={(writers) => onEdit({ writers })}
          />
        </Field>
        <Field label={t('track.producers', { place: position })} hint={t('track.optional')}>
          <TagField
            value={track.producers}
            most={releaseLimits.creditsMax}
            longest={releaseLimits.creditLengthMax}
            onChange={(producers) => onEdit({ producers })}
          />
        </Field>
      </div>
      <CodeField
        label={t('code.isrc', { place: position })}
        hint={t('code.isrcHint')}
        error={getError('isrc')}
        value={track.isrc}
        show={showIsrc}
        onChange={(isrc) => onEdit({ isrc })}
      />
      <TrackLyrics track={track} position={position} onEdit={onEdit} />
      <Switch
        label={t('track.interlude', { place: position })}
        hint={t('track.interludeHint', { seconds: releaseLimits.songSeconds })}
        checked={track.isInterlude}
        onChange={(isInterlude) => onEdit({ isInterlude })}
      />
    </Surface>
  );
}
