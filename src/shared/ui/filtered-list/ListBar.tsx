import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sort } from '@/shared/lib/address';
import { Button } from '@/shared/ui/button';
import { Field, Select } from '@/shared/ui/field';
import { SearchBox } from '@/shared/ui/filter-bar';
import * as styles from './FilteredList.css';
import type { ListChoice, ListOrder } from './list-parts';
import { type ListLooks, LooksSwitch } from './LooksSwitch';

type ListBarProps<Item> = {
  label: string;
  /** Without it there is no search. */
  searchLabel: string | undefined;
  text: string;
  onSearch: (text: string) => void;
  choices: readonly ListChoice<Item>[];
  chosen: { readonly [name: string]: string };
  onChoose: (name: string, value: string) => void;
  /** Orders that no column of the table offers. */
  orders: readonly ListOrder<Item>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** Undefined where there is only one view. */
  looks: ListLooks | undefined;
  onLooks: (looks: ListLooks) => void;
  onReset: (() => void) | undefined;
};

export function ListBar<Item>(props: ListBarProps<Item>) {
  const { label, searchLabel, text, onSearch, choices, chosen, onChoose, orders, sort } = props;
  const { onSort, looks, onLooks, onReset } = props;
  const { t } = useTranslation(['shared.ui.filtered-list', 'shared.ui.filter-bar']);
  const box = useRef<HTMLInputElement>(null);
  const handleReset = () => {
    onReset?.();
    box.current?.focus();
  };
  return (
    <fieldset className={styles.bar} aria-label={label}>
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          text={text}
          onSearch={onSearch}
          box={box}
          className={styles.search}
        />
      )}
      {choices.map(({ name, label: choiceLabel, allLabel, options }) => (
        <Field key={name} label={choiceLabel} isLabelHidden className={styles.choice}>
          <Select
            value={chosen[name] ?? ''}
            options={[{ value: '', label: allLabel }, ...options]}
            onChange={({ target }) => onChoose(name, target.value)}
          />
        </Field>
      ))}
      {orders.length > 1 && (
        <Field label={t('order')} isLabelHidden className={styles.choice}>
          <Select
            value={sort.by}
            options={orders.map(({ id, label: name }) => ({ value: id, label: name }))}
            onChange={({ target }) => {
              const order = orders.find(({ id }) => id === target.value);
              onSort({ by: target.value, isDescending: order?.isDescending ?? false });
            }}
          />
        </Field>
      )}
      {onReset && (
        <Button variant="ghost" onClick={handleReset}>
          {t('shared.ui.filter-bar:reset')}
        </Button>
      )}
      {looks && (
        <div className={styles.looks}>
          <LooksSwitch value={looks} onChange={onLooks} />
        </div>
      )}
    </fieldset>
  );
}
