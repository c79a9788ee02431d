import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { Text } from '@/shared/ui/text';
import { askToInstall, useInstallState } from '../model/install-offer';

/** Puts the product among the device's applications. See docs/product/install.md. */
export function InstallApp() {
  const { t } = useTranslation('features.install-app');
  const state = useInstallState();
  return (
    <>
      <Text tone="muted">{t(state)}</Text>
      {state === 'offered' && (
        <div>
          <Button onClick={() => void askToInstall()}>{t('install')}</Button>
        </div>
      )}
    </>
  );
}
