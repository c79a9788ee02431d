import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import * as styles from './PreferencesSkeleton.css';
import { FooterSkeleton } from './FieldsSkeleton';

type PreferencesSkeletonProps = { rows: readonly { name: string; label: string; hint: string }[] };

/** The labels are known before the values. */
export function PreferencesSkeleton({ rows }: PreferencesSkeletonProps) {
  const { t } = useTranslation('pages.listener.profile');
  return (
    <Stack gap={6}>
      <VisuallyHidden>{t('preferences.loading')}</VisuallyHidden>
      {rows.map(({ name, label, hint }) => (
        <div key={name} className={styles.row} aria-hidden>
          <div>
            <div className={styles.label}>{label}</div>
            <div className={styles.hint}>{hint}</div>
          </div>
          <Skeleton shape="block" width="52px" height="34px" />
        </div>
      ))}
      <FooterSkeleton width="196px" />
    </Stack>
  );
}
