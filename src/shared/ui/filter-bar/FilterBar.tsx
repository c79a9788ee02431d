import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '@/shared/lib/class-names';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import * as styles from './FilterBar.css';
import { SearchBox } from './SearchBox';

export type FilterChoice = {
  name: string;
  label: string;
  /** The choice without a filter: «Todos los estados». */
  allLabel: string;
  options: readonly { value: string; label: string }[];
};

type FilterBarProps = {
  label: string;
  searchLabel: string;
  text: string;
  onSearch: (text: string) => void;
  /** Filters beside the search. */
  choices?: readonly FilterChoice[];
  /** Empty for no filter. */
  chosen?: { readonly [name: string]: string };
  /** An empty value removes the filter. */
  onChoose?: (name: string, value: string) => void;
  /** Set only while there is something to clear. */
  onReset?: (() => void) | undefined;
  /** Filters of another kind, beside the choices. */
  fields?: ReactNode;
  actions?: ReactNode;
};

export function FilterBar(props: FilterBarProps) {
  const { label, searchLabel, text, onSearch, choices = [], chosen = {} } = props;
  const { onChoose, onReset, fields, actions } = props;
  const { t } = useTranslation('shared.ui.filter-bar');
  const box = useRef<HTMLInputElement>(null);
  const handleReset = () => {
    onReset?.();
    box.current?.focus();
  };
  return (
    <fieldset className={styles.bar} aria-label={label}>
      <div className={classNames(styles.filters, fields !== undefined && styles.hasFields)}>
        <SearchBox
          label={searchLabel}
          text={text}
          onSearch={onSearch}
          box={box}
          className={styles.search}
        />
        {(choices.length > 0 || fields) && (
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
            {fields}
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
