import { spinner } from './Spinner.css';

/** Something is under way. The label is said, not shown. */
export function Spinner({ label }: { label: string }) {
  return <span role="status" aria-label={label} className={spinner} />;
}
