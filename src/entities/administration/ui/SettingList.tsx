import type { ServiceSetting } from '@/shared/contract/administration.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../api/administration-api';
import { useTurnSetting } from '../model/use-turn-setting';
import * as styles from './SettingList.css';
import { SettingSwitch } from './SettingSwitch';

/** Of a switch whose words take a line each. */
const rowHeight = '42px';

type SettingListProps<Name extends ServiceSetting> = {
  /** What it switches, in order. */
  names: readonly Name[];
  /** Whether one is asked about first; it is then not turned by the switch. */
  asksFirst?: (name: Name, isOn: boolean) => boolean;
};

/** Switches of the service, one below the other, as they stand on the server. */
export function SettingList<Name extends ServiceSetting>({
  names,
  asksFirst,
}: SettingListProps<Name>) {
  const settings = useServiceSettingsQuery();
  const { turn, isTurning } = useTurnSetting();
  return (
    <QueryView
      query={settings}
      headingLevel={3}
      loading={
        <Stack gap={4} className={styles.settings}>
          {names.map((name) => (
            <Skeleton key={name} shape="block" height={rowHeight} />
          ))}
        </Stack>
      }
    >
      {(shown) => (
        <Stack gap={4} className={styles.settings}>
          {names.map((name) => (
            <SettingSwitch
              key={name}
              name={name}
              isOn={shown[name]}
              isBusy={isTurning(name)}
              onChange={(isOn) => {
                if (asksFirst?.(name, isOn) !== true) void turn(name, isOn);
              }}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
