import { useTranslation } from 'react-i18next';
import { useFormats } from '@/entities/figure';
import { ContractBadge } from '@/entities/label';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './artists.css';

/**
 * The contract that stands for an artist, and the others.
 * @states default variants
 */
export function ArtistContracts({ contracts }: Pick<LabelArtistDetails, 'contracts'>) {
  const { t } = useTranslation('pages.label.manager');
  const { date, rate } = useFormats();
  const [standing, ...others] = contracts;
  if (standing === undefined) return null;
  const facts = [
    { name: t('artists.royaltyRate'), value: rate(standing.royaltyRate) },
    { name: t('panel.commission'), value: rate(100 - standing.royaltyRate) },
    { name: t('panel.startsOn'), value: date(standing.startsOn) },
    { name: t('panel.endsOn'), value: date(standing.endsOn) },
  ];
  return (
    <Stack as="section" gap={3}>
      <Inline gap={3} isWrapping>
        <Heading level={3}>{t('panel.contract')}</Heading>
        <ContractBadge status={standing.status} />
      </Inline>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className={styles.term}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {others.length > 0 && (
        <Stack gap={2}>
          <Heading level={4}>{t('panel.earlier')}</Heading>
          <Stack as="ul" gap={2}>
            {others.map(({ id, status, startsOn, endsOn, royaltyRate }) => (
              <Inline key={id} as="li" gap={3} isWrapping>
                <ContractBadge status={status} />
                <Text size="small">
                  {t('panel.span', {
                    from: date(startsOn),
                    until: date(endsOn),
                    rate: rate(royaltyRate),
                  })}
                </Text>
              </Inline>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}
