import * as styles from './Chips.css';

type Chip = {
  /** Empty for «all». */
  value: string;
  label: string;
  count?: number;
};

type ChipsProps = {
  label: string;
  /** In the order shown. */
  chips: ReadonlyArray<Chip>;
  /** Value of the pressed chip. */
  chosen: string;
  onChoose: (value: string) => void;
};

/** One chip is always pressed. */
export function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
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
