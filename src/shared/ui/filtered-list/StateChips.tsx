import * as styles from './StateChips.css';

type Chip = {
  /** Empty for the one that leaves nothing out. */
  value: string;
  label: string;
  /** How many there are; without it none is said. */
  count?: number;
};

type StateChipsProps = {
  /** What they filter by, for screen readers. */
  label: string;
  /** In order. */
  chips: ReadonlyArray<Chip>;
  /** Value of the chip that is pressed. */
  chosen: string;
  /** Called with the value of the chip that was pressed. */
  onChoose: (value: string) => void;
};

/** How things stand, in one line of buttons that filter a list: one is always pressed. */
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
