import { useTranslation } from 'react-i18next';
import { SaveCertificate } from '@/features/save-papers';
import type { RoyaltyDetails } from '@/shared/contract/royalties.ts';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';

/** The years' certificates of the label, or of each artist and payee without one. */
export function CertificatePart({ payees }: Pick<RoyaltyDetails, 'payees'>) {
  const { t } = useTranslation('pages.admin.royalties');
  const shown = payees.filter(({ paidOn }) => paidOn.length > 0);
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('certificates')}</Heading>
      {shown.map(({ receiver, name, paidOn }) => (
        <Stack key={receiver} gap={2}>
          {shown.length > 1 && <Text>{name}</Text>}
          <SaveCertificate of={{ office: 'admin', receiver }} paid={paidOn} />
        </Stack>
      ))}
    </Stack>
  );
}
