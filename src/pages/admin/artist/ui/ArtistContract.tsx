import { useTranslation } from 'react-i18next';
import { ContractBadge } from '@/entities/label';
import type { ArtistOverview } from '@/shared/contract/active-promotion.ts';
import { useFormats } from '@/shared/lib/format';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';

export function ArtistContract({ contract }: Pick<ArtistOverview, 'contract'>) {
  const { t } = useTranslation('pages.admin.artist');
  const { day, rate } = useFormats();
  return (
    <Section title={t('contract')}>
      {contract === null ? (
        <Text tone="muted">{t('noContract')}</Text>
      ) : (
        <Stack gap={2}>
          <Inline gap={3} isWrapping>
            <Link to={`${paths.labelManager}?label=${contract.label.id}`}>
              {contract.label.name}
            </Link>
            <ContractBadge status={contract.status} />
          </Inline>
          <Text size="small" isNumeric>
            {t('terms', {
              rate: rate(contract.royaltyRate),
              start: day(contract.startsOn),
              end: day(contract.endsOn),
            })}
          </Text>
          {contract.agreement === 'expired' && <Text size="small">{t('agreementOver')}</Text>}
        </Stack>
      )}
    </Section>
  );
}
