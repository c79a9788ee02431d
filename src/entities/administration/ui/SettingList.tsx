import type { ServiceSetting } from '@/shared/contract/administration.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../api/administration-api';
import { useTurnSetting } from '../model/use-turn-setting';
import * as styles from './SettingList.css';
import { SettingSwitch } from './SettingSwitch';

/** Height of a switch whose texts take one line each. */
const rowHeight = '42px';

type SettingListProps<Name extends ServiceSetting> = {
  names: readonly Name[];
  /** Whether to ask first; the switch then does not change by itself. */
  asksFirst?: (name: Name, isOn: boolean) => boolean;
};

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
