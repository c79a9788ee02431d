import * as styles from './StateChips.css';

type Chip = {
  /** Empty for «all». */
  value: string;
  label: string;
  count?: number;
};

type StateChipsProps = {
  label: string;
  /** In the order shown. */
  chips: ReadonlyArray<Chip>;
  /** Value of the pressed chip. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One chip is always pressed. */
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
