import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGroup } from '@/shared/ui/field';
import type { EditedTrack } from '../model/edited-draft';
import * as styles from './preparation.css';
import { TrackFields } from './TrackFields';

type TrackListProps = {
  tracks: readonly EditedTrack[];
  onChange: (change: (tracks: EditedTrack[]) => EditedTrack[]) => void;
  getError: (field: string) => string | undefined;
};

export function TrackList({ tracks, onChange, getError }: TrackListProps) {
  const { t } = useTranslation('pages.label.releases');
  const list = useRef<HTMLOListElement>(null);
  if (tracks.length === 0) return null;
  const move = (from: number, to: number) =>
    onChange((all) => {
      const next = all.filter((_, index) => index !== from);
      const [moved] = all.slice(from, from + 1);
      return moved ? [...next.slice(0, to), moved, ...next.slice(to)] : all;
    });
  const remove = (at: number) => {
    onChange((all) => all.filter((_, index) => index !== at));
    // The pressed button disappears.
    list.current?.focus();
  };
  return (
    <FieldGroup label={t('field.tracks')}>
      <ol ref={list} tabIndex={-1} className={styles.tracks}>
        {tracks.map((track, index) => (
          <TrackFields
            key={track.sound}
            track={track}
            position={index + 1}
            isFirst={index === 0}
            isLast={index === tracks.length - 1}
            getError={(field) => getError(`tracks.${index}.${field}`)}
            onEdit={(change) =>
              onChange((all) =>
                all.map((each) => (each.sound === track.sound ? { ...each, ...change } : each)),
              )
            }
            onMove={(by) => move(index, index + by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
    </FieldGroup>
  );
}
