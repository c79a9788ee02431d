import { useTranslation } from 'react-i18next';
import { useHeldWords } from '@/entities/figure';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { statementAddress, useDashboardView } from '../model/dashboard-view';

/**
 * Says how many of the range's plays earn nothing, and where the reason stands; nothing without
 * any. See docs/product/screening.md.
 */
export function HeldNote({ held }: Pick<ArtistAudience, 'held'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const getWords = useHeldWords();
  const { longMonth } = useFormats();
  const { artist } = useDashboardView();
  if (held === undefined) return null;
  const { statement } = held;
  return (
    <Text size="small" tone="muted">
      {getWords(held)}{' '}
      {statement && (
        <Link tone="accent" to={statementAddress(statement.id, artist)}>
          {t('held.statement', { month: longMonth(statement.period) })}
        </Link>
      )}
    </Text>
  );
}
