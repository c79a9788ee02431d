import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './PreferencesSkeleton.css';
import { footer } from './SettingsCard.css';

/** Switches that are still loading, of the same measures. */
export function PreferencesSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <Stack gap={6}>
      <VisuallyHidden>{t('preferences.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <div>
            <Skeleton width="40%" />
            <div className={styles.hint}>
              <Skeleton width="70%" />
            </div>
          </div>
          <Skeleton shape="block" width="52px" height="34px" />
        </div>
      ))}
      <div className={footer}>
        <Skeleton shape="block" width="196px" height="40px" />
      </div>
    </Stack>
  );
}
