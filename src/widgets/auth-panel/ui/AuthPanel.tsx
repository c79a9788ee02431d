import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isDemoMode } from '@/shared/config/demo-mode';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import * as styles from './AuthPanel.css';
import { SignInWithProvider } from './SignInWithProvider';

type AuthPanelProps = {
  title: string;
  intro: string;
  children: ReactNode;
  footer: ReactNode;
  hasProviders?: boolean;
};

export function AuthPanel({ title, intro, children, footer, hasProviders = true }: AuthPanelProps) {
  const { t } = useTranslation('widgets.auth-panel');
  return (
    <div className={styles.panel}>
      <Stack as="header" gap={2}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        <Text tone="muted">{intro}</Text>
      </Stack>
      {children}
      {hasProviders && isDemoMode() && (
        <>
          <p className={styles.or}>{t('or')}</p>
          <SignInWithProvider />
        </>
      )}
      <p className={styles.footer}>{footer}</p>
    </div>
  );
}
