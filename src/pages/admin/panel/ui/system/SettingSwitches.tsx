import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { type ServiceSetting, serviceSettings } from '@/shared/contract/administration.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Switch } from '@/shared/ui/switch';
import { showFailure, showToast } from '@/shared/ui/toast';
import { useServiceSettingsQuery, useSwitchSettingMutation } from '../../api/system-api';
import * as styles from '../panel.css';

/** What holds for everybody at once, each with what it means now. */
export function SettingSwitches() {
  const { t } = useTranslation('pages.admin.panel');
  const settings = useServiceSettingsQuery();
  const [send, { isLoading, originalArgs }] = useSwitchSettingMutation();
  const turn = async (name: ServiceSetting, isOn: boolean) => {
    const { error } = await send({ name, isOn });
    if (!error) {
      showToast({ tone: 'success', text: t(`system.settings.${name}.${isOn ? 'isOn' : 'isOff'}`) });
      return;
    }
    const text = (isProblem(error) && error.message) || t('system.settings.failed');
    showFailure('switchSetting', error, { text });
  };
  return (
    <QueryView query={settings} headingLevel={3} loading={<Skeleton shape="block" height="64px" />}>
      {(shown) => (
        <Stack gap={4} className={styles.settings}>
          {serviceSettings.map((name) => (
            <Switch
              key={name}
              label={t(`system.settings.${name}.label`)}
              hint={t(`system.settings.${name}.${shown[name] ? 'on' : 'off'}`)}
              checked={shown[name]}
              isBusy={isLoading && originalArgs?.name === name}
              onChange={(isOn) => void turn(name, isOn)}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
