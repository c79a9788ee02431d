import { useTranslation } from 'react-i18next';
import { ContractBadge, useLabelArtistsQuery } from '@/entities/label';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import { LabelPart } from './LabelPart';
import * as styles from './labels.css';

/** The artists with a present or past contract. */
export function LabelRoster({ labelId }: { labelId: string }) {
  const { t } = useTranslation('pages.admin.labels');
  const { rate } = useLabelFormats();
  const artists = useLabelArtistsQuery({ label: labelId });
  return (
    <LabelPart title={t('panel.roster')} query={artists} none={t('panel.noRoster')} most={10}>
      {({ id, name, contractStatus, royaltyRate }) => (
        <>
          <Link to={paths.adminArtist(id)}>{name}</Link>
          <span className={styles.terms}>
            <Text size="small" tone="muted" isNumeric>
              {rate(royaltyRate)}
            </Text>
            <ContractBadge status={contractStatus} />
          </span>
        </>
      )}
    </LabelPart>
  );
}
