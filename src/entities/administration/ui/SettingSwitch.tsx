import { useTranslation } from 'react-i18next';
import type { ServiceSetting } from '@/shared/contract/administration.ts';
import { Switch } from '@/shared/ui/switch';

type SettingSwitchProps = {
  name: ServiceSetting;
  isOn: boolean;
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
};

export function SettingSwitch({ name, isOn, isBusy, onChange }: SettingSwitchProps) {
  const { t } = useTranslation('entities.administration');
  return (
    <Switch
      label={t(`settings.${name}.label`)}
      hint={t(`settings.${name}.${isOn ? 'on' : 'off'}`)}
      checked={isOn}
      isBusy={isBusy}
      onChange={onChange}
    />
  );
}
