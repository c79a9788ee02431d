import { useTranslation } from 'react-i18next';
import type { ServiceSetting } from '@/shared/contract/administration.ts';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useSwitchSettingMutation } from '../api/administration-api';

export function useTurnSetting() {
  const { t } = useTranslation('entities.administration');
  const [send, { isLoading, originalArgs }] = useSwitchSettingMutation();
  return {
    turn: async (name: ServiceSetting, isOn: boolean) => {
      const { error } = await send({ name, isOn });
      if (!error) {
        const text = t(`settings.${name}.${isOn ? 'isOn' : 'isOff'}`);
        showToast({ tone: 'success', text });
        return;
      }
      showFailure('switchSetting', error, { fallback: t('settings.failed') });
    },
    isTurning: (name: ServiceSetting) => isLoading && originalArgs?.name === name,
  };
}
