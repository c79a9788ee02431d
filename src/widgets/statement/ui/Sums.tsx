import * as styles from './Sums.css';

type SumsProps = {
  /** From what was earned to what is paid. */
  sums: ReadonlyArray<{ name: string; amount: string }>;
};

/** Sums of which each follows from the one before, joined by lines. */
export function Sums({ sums }: SumsProps) {
  return (
    <ol className={styles.sums}>
      {sums.map(({ name, amount }) => (
        <li key={name} className={styles.sum}>
          <span className={styles.name}>{name}</span>
          <strong className={styles.amount}>{amount}</strong>
        </li>
      ))}
    </ol>
  );
}
