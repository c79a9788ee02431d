import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../../api/system-api';
import { useTurnSetting } from '../../model/use-turn-setting';
import * as styles from '../panel.css';
import { SettingSwitch } from '../SettingSwitch';

/** How the months are shared that are closed from now on. See docs/product/payments.md. */
export function PayWay() {
  const settings = useServiceSettingsQuery();
  const { turn, isTurning } = useTurnSetting();
  return (
    <QueryView query={settings} headingLevel={3} loading={<Skeleton shape="block" height="64px" />}>
      {({ payByListener }) => (
        <Stack className={styles.settings}>
          <SettingSwitch
            name="payByListener"
            isOn={payByListener}
            isBusy={isTurning('payByListener')}
            onChange={(isOn) => void turn('payByListener', isOn)}
          />
        </Stack>
      )}
    </QueryView>
  );
}
