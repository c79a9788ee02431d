import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelArtistDetails } from '@/shared/contract/label-figures.ts';
import { dayFromToday } from '@/shared/lib/form';
import { formatTyped } from '@/shared/lib/format';
import { leaveBy } from '@/shared/lib/unsaved-changes';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { daysAfter, usualYears, yearsFrom } from '../../lib/offer-days';
import { EndContractForm } from './EndContractForm';
import { OfferForm } from './OfferForm';

type Contract = LabelArtistDetails['contracts'][number];

const acts = ['renew', 'change', 'end'] as const;

type Act = (typeof acts)[number];

/** Initial terms: a renewal follows the contract, other terms run from tomorrow to its end. */
function termsFor(act: Exclude<Act, 'end'>, { royaltyRate, endsOn }: Contract, language: string) {
  const tomorrow = dayFromToday(1);
  const after = daysAfter(endsOn, 1);
  const startsOn = act === 'renew' && after > tomorrow ? after : tomorrow;
  return {
    royaltyRate: formatTyped(royaltyRate, language),
    startsOn,
    endsOn: act === 'change' ? endsOn : yearsFrom(startsOn, usualYears),
  };
}

type ContractActsProps = {
  artistId: string;
  contract: Contract;
};

/** Renews a contract, offers other terms from a day on, or ends it. */
export function ContractActs({ artistId, contract }: ContractActsProps) {
  const { t, i18n } = useTranslation('pages.label.artists');
  const [open, setOpen] = useState<Act | null>(null);
  const close = () => setOpen(null);
  const cancel = () => leaveBy(close);
  const offered = contract.status === 'active' ? acts : (['renew'] as const);
  if (open === null)
    return (
      <Inline gap={2} isWrapping>
        {offered.map((act) => (
          <Button key={act} size="small" onClick={() => setOpen(act)}>
            {t(`contract.act.${act}`)}
          </Button>
        ))}
      </Inline>
    );
  return (
    <Surface kind="outlined" gap={4}>
      <Stack gap={1}>
        <Heading level={4}>{t(`contract.act.${open}`)}</Heading>
        <Text size="small" tone="muted">
          {t(`contract.means.${open}`)}
        </Text>
      </Stack>
      {open === 'end' ? (
        <EndContractForm contract={contract} onDone={close} onCancel={cancel} />
      ) : (
        <OfferForm
          artistId={artistId}
          terms={termsFor(open, contract, i18n.language)}
          onDone={close}
          onCancel={cancel}
        />
      )}
    </Surface>
  );
}
