import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '@/shared/ui/field';
import { LiveText } from '@/shared/ui/live-text';
import { Text } from '@/shared/ui/text';
import * as styles from './PlaylistPage.css';

type TrackFilterProps = {
  filter: string;
  onFilterChange: (filter: string) => void;
  /** More tracks may match. */
  isReading: boolean;
  /** Matches so far. */
  found: number;
};

export function TrackFilter({ filter, onFilterChange, isReading, found }: TrackFilterProps) {
  const { t } = useTranslation('pages.listener.playlist');
  const isFiltered = filter.trim() !== '';
  return (
    <div className={styles.filter}>
      <div className={styles.box}>
        <Field label={t('filter.label')} isLabelHidden>
          <TextInput
            type="search"
            icon={<Search size={18} />}
            placeholder={t('filter.placeholder')}
            value={filter}
            onChange={({ target }) => onFilterChange(target.value)}
          />
        </Field>
      </div>
      <LiveText>
        {isFiltered && (
          <Text tone="muted">
            {isReading ? t('filter.reading') : t('filter.found', { count: found })}
          </Text>
        )}
      </LiveText>
    </div>
  );
}
