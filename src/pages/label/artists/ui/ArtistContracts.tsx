import { useTranslation } from 'react-i18next';
import { ContractBadge, ContractDays } from '@/entities/label';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { useFormats } from '@/shared/lib/format';
import { FactList } from '@/shared/ui/fact-list';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { ContractActs } from './contracts/ContractActs';
import { WithdrawOffer } from './contracts/WithdrawOffer';

type Contract = LabelArtistDetails['contracts'][number];

type ArtistContractsProps = Pick<LabelArtistDetails, 'contracts'> & { artistId: string };

/** The contract in force with its actions, and the others. */
export function ArtistContracts({ artistId, contracts }: ArtistContractsProps) {
  const { t } = useTranslation('pages.label.artists');
  const { rate } = useFormats();
  const [standing, ...others] = contracts;
  if (standing === undefined) return null;
  const facts = [
    { name: t('artists.royaltyRate'), value: rate(standing.royaltyRate) },
    { name: t('panel.commission'), value: rate(100 - standing.royaltyRate) },
  ];
  return (
    <Stack as="section" gap={3}>
      <Inline gap={3} isWrapping>
        <Heading level={3}>{t('panel.contract')}</Heading>
        <ContractBadge status={standing.status} />
      </Inline>
      <FactList layout="pairs" facts={facts} />
      <ContractDays from={standing.startsOn} until={standing.endsOn} />
      <OfferState contract={standing} />
      {standing.status !== 'pending' && (
        <ContractActs key={standing.id} artistId={artistId} contract={standing} />
      )}
      {others.length > 0 && (
        <Stack gap={2}>
          <Heading level={4}>{t('panel.earlier')}</Heading>
          <Stack as="ul" gap={2}>
            {others.map((contract) => (
              <OtherContract key={contract.id} contract={contract} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

function OtherContract({ contract }: { contract: Contract }) {
  const { t } = useTranslation('pages.label.artists');
  const { date, rate } = useFormats();
  const { status, startsOn, endsOn, royaltyRate } = contract;
  return (
    <Stack as="li" gap={1}>
      <Inline gap={3} isWrapping>
        <ContractBadge status={status} />
        <Text size="small">
          {t('panel.span', {
            from: date(startsOn),
            until: date(endsOn),
            rate: rate(royaltyRate),
          })}
        </Text>
      </Inline>
      <OfferState contract={contract} />
    </Stack>
  );
}

/** The offer is unanswered or declined. */
function OfferState({ contract }: { contract: Contract }) {
  const { t } = useTranslation('pages.label.artists');
  const { date } = useFormats();
  const { id, isOffer, declinedOn } = contract;
  if (!isOffer) return null;
  return (
    <Inline gap={3} isWrapping>
      <Text size="small" tone="muted">
        {declinedOn === null
          ? t('contract.waits')
          : t('contract.declined', { date: date(declinedOn) })}
      </Text>
      <WithdrawOffer id={id} isDeclined={declinedOn !== null} />
    </Inline>
  );
}
