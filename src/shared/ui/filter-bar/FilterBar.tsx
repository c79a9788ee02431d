import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import * as styles from './FilterBar.css';
import { SearchBox } from './SearchBox';

/** A filter with the values that it may have. */
export type FilterChoice = {
  /** As the list view names it. */
  name: string;
  /** What it filters by, for screen readers. */
  label: string;
  /** Names the choice that leaves nothing out: «Todos los estados». */
  allLabel: string;
  /** In their order. */
  options: readonly { value: string; label: string }[];
};

type FilterBarProps = {
  /** What is filtered, for screen readers. */
  label: string;
  /** Names the search field, and says in it what it looks at. */
  searchLabel: string;
  /** What is searched for. */
  text: string;
  /** Something was typed, or taken away. */
  onSearch: (text: string) => void;
  /** Filters beside the search, few. */
  choices?: readonly FilterChoice[];
  /** The value of each filter by its name, empty where none is chosen. */
  chosen?: { readonly [name: string]: string };
  /** A value was chosen; an empty one takes the filter away. */
  onChoose?: (name: string, value: string) => void;
  /** Takes search and filters away; there only while there are some. */
  onReset?: (() => void) | undefined;
  /** Buttons for the whole list, at the end: to export, to add. */
  actions?: ReactNode;
};

/** Narrows a list down: a search, a few choices, and the way back to all of it. */
export function FilterBar(props: FilterBarProps) {
  const { label, searchLabel, text, onSearch, choices = [], chosen = {} } = props;
  const { onChoose, onReset, actions } = props;
  const { t } = useTranslation('shared.ui.filter-bar');
  const box = useRef<HTMLInputElement>(null);
  const handleReset = () => {
    onReset?.();
    // What was pressed goes away.
    box.current?.focus();
  };
  return (
    <fieldset className={styles.bar} aria-label={label}>
      <div className={styles.filters}>
        <SearchBox
          label={searchLabel}
          text={text}
          onSearch={onSearch}
          box={box}
          className={styles.search}
        />
        {choices.length > 0 && (
          <div className={styles.choices}>
            {choices.map(({ name, label: choiceLabel, allLabel, options }) => (
              <Field key={name} label={choiceLabel} isLabelHidden className={styles.choice}>
                <Select
                  value={chosen[name] ?? ''}
                  options={[{ value: '', label: allLabel }, ...options]}
                  onChange={({ target }) => onChoose?.(name, target.value)}
                />
              </Field>
            ))}
          </div>
        )}
        {onReset && (
          <Button variant="ghost" onClick={handleReset}>
            {t('reset')}
          </Button>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </fieldset>
  );
}
