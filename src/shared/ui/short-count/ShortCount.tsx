import { formatCount, formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

type ShortCountProps = {
  count: number;
  /** The words around the number, for example `3,0M seguidores`. */
  label: (shown: string) => string;
};

/** A count in shorthand; the pointer and the screen reader get the full number. */
export function ShortCount({ count, label }: ShortCountProps) {
  const short = label(formatCount(count));
  const full = label(formatNumber(count));
  if (short === full) return <span>{full}</span>;
  return (
    <span title={full}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
