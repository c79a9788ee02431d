import { type ChangeEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './RowCheckbox.css';
import type { Selection } from './use-selection';

type RowCheckboxProps = {
  selection: Selection;
  id: string;
  /** Names the row. */
  name: string;
  pageIds: readonly string[];
};

/** Selects a row; with Shift, all from the last one pressed. */
export function RowCheckbox({ selection, id, name, pageIds }: RowCheckboxProps) {
  const { t } = useTranslation('shared.ui.data-table');
  const handleChange = ({ nativeEvent }: ChangeEvent) =>
    selection.toggle(id, pageIds, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <Box
      label={t('selectRow', { name })}
      isChecked={selection.ids.has(id)}
      onChange={handleChange}
    />
  );
}

type PageCheckboxProps = { selection: Selection; pageIds: readonly string[] };

/** Selects or clears all rows of the page. */
export function PageCheckbox({ selection, pageIds }: PageCheckboxProps) {
  const { t } = useTranslation('shared.ui.data-table');
  const chosen = pageIds.filter((id) => selection.ids.has(id)).length;
  const isWhole = chosen > 0 && chosen === pageIds.length;
  return (
    <Box
      label={t('selectPage')}
      isChecked={isWhole}
      isMixed={chosen > 0 && !isWhole}
      onChange={() => selection.set(pageIds, !isWhole)}
    />
  );
}

type BoxProps = {
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  onChange: (event: ChangeEvent) => void;
};

function Box({ label, isChecked, isMixed = false, onChange }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` has no attribute.
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className={styles.checkLabel}>
      <input
        ref={box}
        type="checkbox"
        className={styles.checkBox}
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
      />
    </label>
  );
}
