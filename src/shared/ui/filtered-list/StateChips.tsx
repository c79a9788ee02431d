import * as styles from './StateChips.css';

type Chip = {
  /** Empty for «all». */
  value: string;
  label: string;
  /** Number of items; optional. */
  count?: number;
};

type StateChipsProps = {
  /** Accessible name of the filter. */
  label: string;
  /** In order. */
  chips: ReadonlyArray<Chip>;
  /** Value of the pressed chip. */
  chosen: string;
  /** Called with the value of the pressed chip. */
  onChoose: (value: string) => void;
};

/** A row of chips that filter a list by state: one is always pressed. */
export function StateChips({ label, chips, chosen, onChoose }: StateChipsProps) {
  return (
    <fieldset className={styles.chips} aria-label={label}>
      {chips.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {count === undefined ? name : `${name} ${count}`}
        </button>
      ))}
    </fieldset>
  );
}
