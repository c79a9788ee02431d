import { useTranslation } from 'react-i18next';
import { credentialLimits, profileImageMax, profileLimits } from '@/shared/contract/limits.ts';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import * as styles from './FieldsSkeleton.css';
import * as picture from './PictureField.css';
import * as card from './SettingsCard.css';

export function FieldsSkeleton({ tab }: { tab: 'profile' | 'security' }) {
  const { t } = useTranslation('pages.listener.profile');
  const fields: readonly { label: string; hint?: string; height?: string }[] = {
    profile: [
      { label: t('profile.displayName') },
      {
        label: t('profile.bio'),
        hint: t('profile.bioHint', { used: 0, max: profileLimits.bioMax }),
        height: '88px',
      },
      { label: t('profile.country') },
      { label: t('profile.language') },
    ],
    security: [
      { label: t('security.currentPassword') },
      {
        label: t('security.newPassword'),
        hint: t('security.newPasswordHint', { min: credentialLimits.passwordMin }),
      },
      { label: t('security.confirmPassword') },
    ],
  }[tab];
  return (
    <div aria-hidden>
      <Stack gap={5}>
        {tab === 'profile' && (
          <div>
            <div className={picture.legend}>{t('profile.picture')}</div>
            <Inline gap={5} isWrapping>
              <div className={picture.portrait}>
                <Skeleton shape="round" />
              </div>
              <div className={picture.words}>
                <Inline gap={2} isWrapping>
                  <Skeleton shape="block" width="131px" height="40px" />
                  <Skeleton shape="block" width="115px" height="40px" />
                </Inline>
                <div className={picture.hint}>
                  {t('profile.pictureHint', { megabytes: profileImageMax / 1024 / 1024 })}
                </div>
              </div>
            </Inline>
          </div>
        )}
        {fields.map(({ label, hint, height = '44px' }) => (
          <div key={label} className={styles.field}>
            <div className={styles.label}>{label}</div>
            <Skeleton shape="block" width="100%" height={height} />
            {hint && <div className={styles.hint}>{hint}</div>}
          </div>
        ))}
        <FooterSkeleton width="176px" />
      </Stack>
    </div>
  );
}

export function FooterSkeleton({ width }: { width: string }) {
  return (
    <div className={card.footer}>
      <Skeleton shape="block" width={width} height="40px" />
      <div className={card.message} />
    </div>
  );
}
