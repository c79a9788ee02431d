import { factorSettings } from '@/shared/contract/administration.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../../api/system-api';
import { useTurnSetting } from '../../model/use-turn-setting';
import { SettingSwitch } from '../SettingSwitch';
import * as styles from '../panel.css';

/** Of a switch whose words take a line each. */
const rowHeight = '42px';

/**
 * Of whom the service demands a passkey or one-time codes. See docs/product/account.md.
 * @states default selected loading pending failed narrow
 * @without empty long-text: its words are fixed
 */
export function FactorSwitches() {
  const settings = useServiceSettingsQuery();
  const { turn, isTurning } = useTurnSetting();
  return (
    <QueryView
      query={settings}
      headingLevel={3}
      loading={
        <Stack gap={4} className={styles.settings}>
          {factorSettings.map((name) => (
            <Skeleton key={name} shape="block" height={rowHeight} />
          ))}
        </Stack>
      }
    >
      {(shown) => (
        <Stack gap={4} className={styles.settings}>
          {factorSettings.map((name) => (
            <SettingSwitch
              key={name}
              name={name}
              isOn={shown[name]}
              isBusy={isTurning(name)}
              onChange={(isOn) => void turn(name, isOn)}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
