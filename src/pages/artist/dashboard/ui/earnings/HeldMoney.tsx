import { useTranslation } from 'react-i18next';
import type { ArtistAudience } from '@/shared/contract/artist-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { Text } from '@/shared/ui/text';

/** Says what of the months' earnings is not paid; nothing without any. */
export function HeldMoney({ months }: Pick<ArtistAudience, 'months'>) {
  const { t } = useTranslation('pages.artist.dashboard');
  const { euros } = useFormats();
  const sum = (kind: 'waiting' | 'refused') =>
    months.reduce((total, { held }) => total + (held?.[kind] ?? 0), 0);
  const [waiting, refused] = [sum('waiting'), sum('refused')];
  if (waiting === 0 && refused === 0) return null;
  return (
    <Text size="small" tone="muted">
      {waiting > 0 && t('held.money', { amount: euros(waiting) })}{' '}
      {refused > 0 && t('held.moneyRefused', { amount: euros(refused) })}
    </Text>
  );
}
