import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { IconButton } from '@/shared/ui/icon-button';
import { Inline } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { getPayAddress } from '../lib/pay-address';
import { useLabelFormats } from '../lib/use-label-formats';
import { useLabelWords } from '../lib/use-label-words';
import { LabelBadge } from './LabelBadge';
import { LabelContact } from './LabelContact';
import * as styles from './labels.css';

type LabelCardProps = {
  label: AdminLabel;
  onEdit: () => void;
  onDetails: () => void;
};

export function LabelCard({ label, onEdit, onDetails }: LabelCardProps) {
  const { t } = useTranslation('pages.admin.labels');
  const { euros, millions, number, getOrigin } = useLabelFormats();
  const { getPayment, getRate } = useLabelWords();
  const { name } = label;
  const facts = [
    { name: 'totalArtists', value: number(label.totalArtists) },
    { name: 'totalTracks', value: number(label.totalTracks) },
    { name: 'monthlyRoyalties', value: euros(label.monthlyRoyalties) },
    {
      name: 'totalRoyaltiesPaid',
      value: (
        <span title={euros(label.totalRoyaltiesPaid)}>
          {millions(label.totalRoyaltiesPaid, 'EUR')}
        </span>
      ),
    },
    {
      name: 'nextPaymentDate',
      value: getPayment(label),
    },
    { name: 'royaltyRate', value: getRate(label) },
  ] as const;
  const origin = getOrigin(label);
  return (
    <Surface as="li">
      <div className={styles.head}>
        <div className={styles.words}>
          <Heading level={2} size="small" lines={2}>
            {name}
          </Heading>
          {origin && (
            <Text size="label" tone="muted">
              {origin}
            </Text>
          )}
          <LabelBadge contractStatus={label.contractStatus} />
        </div>
        <IconButton label={t('card.settings', { name })} aria-haspopup="dialog" onClick={onEdit}>
          <Settings size={20} aria-hidden />
        </IconButton>
      </div>
      <FactList
        layout="pairs"
        facts={facts.map((fact) => ({ name: t(`field.${fact.name}`), value: fact.value }))}
      />
      <LabelContact label={label} />
      <Inline gap={2} isWrapping>
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={t('card.detailsOf', { name })}
          onClick={onDetails}
        >
          {t('card.details')}
        </Button>
        {label.isOwed && (
          <ButtonLink size="small" to={getPayAddress(name)} aria-label={t('card.payOf', { name })}>
            {t('card.pay')}
          </ButtonLink>
        )}
      </Inline>
    </Surface>
  );
}
