import { spinner } from './Spinner.css';

/** Something is under way. The label is said, not shown. */
export function Spinner({ label }: { label: string }) {
  // <output> is for the result of a form.
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
  return <span role="status" aria-label={label} className={spinner} />;
}
