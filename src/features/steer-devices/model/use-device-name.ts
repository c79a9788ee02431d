import { useTranslation } from 'react-i18next';
import type { PlayerDevice } from '@/shared/contract/player.ts';

/** The name of a device of the account, this one marked as such. */
export function useDeviceName(): (device: PlayerDevice, isOwn?: boolean) => string {
  const { t } = useTranslation('features.steer-devices');
  return ({ name, kind }, isOwn = false) => {
    if (isOwn) return name === '' ? t('here') : t('named', { name });
    return name === '' ? t(`kind.${kind}`) : name;
  };
}
