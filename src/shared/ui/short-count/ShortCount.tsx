import { useTranslation } from 'react-i18next';
import { formatCount, formatNumber } from '@/shared/lib/format';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

type ShortCountProps = {
  /** The full number. */
  count: number;
  /** A second number: `1,2K de 3K`. */
  of?: number;
  /** The words around it: `3M seguidores`. @default the number alone */
  label?: (shown: string, shownOf: string) => string;
};

const alone = (shown: string) => shown;

/** Its tooltip and screen readers have the full number. */
export function ShortCount({ count, of = 0, label = alone }: ShortCountProps) {
  const { i18n } = useTranslation();
  const written = (format: typeof formatCount) =>
    label(format(count, i18n.language), format(of, i18n.language));
  const short = written(formatCount);
  const full = written(formatNumber);
  if (short === full) return <span>{full}</span>;
  return (
    <span title={full}>
      <span aria-hidden>{short}</span>
      <VisuallyHidden>{full}</VisuallyHidden>
    </span>
  );
}
