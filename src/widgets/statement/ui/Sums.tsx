import * as styles from './Sums.css';

type SumsProps = {
  sums: ReadonlyArray<{ name: string; amount: string }>;
};

/** Each sum follows from the previous one. */
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
