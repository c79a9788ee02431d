import { useTranslation } from 'react-i18next';
import { useLabelReleasesQuery } from '@/entities/label';
import { paths } from '@/shared/routes';
import { Link } from '@/shared/ui/link';
import { Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import { LabelPart } from './LabelPart';
import * as styles from './labels.css';

/** The newest releases of a label. */
export function LabelReleases({ labelId }: { labelId: string }) {
  const { t } = useTranslation('pages.admin.labels');
  const { day } = useLabelFormats();
  const releases = useLabelReleasesQuery({ label: labelId });
  return (
    <LabelPart title={t('panel.releases')} query={releases} none={t('panel.noReleases')} most={8}>
      {({ id, title, artistName, releaseDate }) => (
        <>
          <div className={styles.words}>
            <Link to={paths.album(id)}>{title}</Link>
            <Text size="small" tone="muted">
              {artistName}
            </Text>
          </div>
          <Text size="small" tone="muted" isNumeric className={styles.amounts}>
            {day(releaseDate)}
          </Text>
        </>
      )}
    </LabelPart>
  );
}
