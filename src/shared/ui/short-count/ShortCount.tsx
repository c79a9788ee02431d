import { useTranslation } from 'react-i18next';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

type ShortCountProps = {
  /** A whole number, as it is. */
  count: number;
  /** The words around the number, for example `3,0M seguidores`. @default the number alone */
  label?: (shown: string) => string;
};

const alone = (shown: string) => shown;

/**
 * The one form of a count, everywhere: in shorthand; the pointer and the screen reader get the full number.
 * @states default extreme-numbers
 * @without hover: the platform draws its tooltip
 * @without focus: there is nothing to press
 * @without long-text: the words around it come from the caller
 */
export function ShortCount({ count, label = alone }: ShortCountProps) {
  const { i18n } = useTranslation();
  const short = label(formatCount(count, i18n.language));
  const full = label(formatNumber(count, i18n.language));
  if (short === full) return <span>{full}</span>;
  return (
    <span title={full}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
