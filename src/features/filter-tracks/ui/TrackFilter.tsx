import { Search, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { useMediaQuery } from '@/shared/lib/media-query';
import { media } from '@/shared/theme';
import { Field, Select, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';
import * as styles from './TrackFilter.css';

type TrackFilterProps = {
  /** Names the field. */
  label: string;
  filter: string;
  onFilterChange: (filter: string) => void;
  /** More tracks may match. */
  isReading: boolean;
  /** Matches so far. */
  found: number;
  /** Null in the list's own order. */
  sort: Sort | null;
  onSort: (sort: Sort) => void;
};

const sorts = ['number', 'title', 'artist', 'album', 'addedAt', 'duration'] as const;

/** Above a long list; narrow windows also choose the order here. */
export function TrackFilter(props: TrackFilterProps) {
  const { label, filter, onFilterChange, isReading, found, sort, onSort } = props;
  const { t } = useTranslation('features.filter-tracks');
  const isNarrow = useMediaQuery(media.narrow);
  const isFiltered = filter.trim() !== '';
  return (
    <div className={styles.filter}>
      <div className={styles.box}>
        <Field label={label} isLabelHidden>
          <TextInput
            type="search"
            icon={<Search size={18} />}
            placeholder={t(isNarrow ? 'placeholderShort' : 'placeholder')}
            value={filter}
            onChange={({ target }) => onFilterChange(target.value)}
          />
        </Field>
      </div>
      <div className={styles.order}>
        <Field label={t('order.label')} isLabelHidden>
          <Select
            options={sorts.map((value) => ({ value, label: t(`order.${value}`) }))}
            value={sort?.by ?? 'number'}
            onChange={({ target: { value } }) =>
              onSort({ by: value, isDescending: value === 'addedAt' })
            }
          />
        </Field>
      </div>
      <LiveText>
        {isFiltered && (
          <Text tone="muted">{isReading ? t('reading') : t('found', { count: found })}</Text>
        )}
      </LiveText>
    </div>
  );
}

type NoMatchProps = { filter: string; onClear: () => void };

export function NoMatch({ filter, onClear }: NoMatchProps) {
  const { t } = useTranslation('features.filter-tracks');
  return (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('noMatch.title', { filter: filter.trim() })}
      text={t('noMatch.text')}
      action={<Button onClick={onClear}>{t('noMatch.clear')}</Button>}
    />
  );
}

/** Keeps the height of the filter, which loads with the tracks. */
export const TrackFilterSkeleton = () => <div className={styles.filter} />;
