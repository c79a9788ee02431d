import type { ReactNode } from 'react';
import type { ServiceSetting } from '@/shared/contract/administration.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { useServiceSettingsQuery } from '../../api/system-api';
import { SettingSwitch } from '../SettingSwitch';
import * as styles from '../panel.css';

/** Of a switch whose words take a line each. */
const rowHeight = '42px';

type SettingListProps<Name extends ServiceSetting> = {
  /** What it switches, in order. */
  names: readonly Name[];
  /** Whether one is being changed. */
  isTurning: (name: Name) => boolean;
  /** Called with what one is to be. */
  onTurn: (name: Name, isOn: boolean) => void;
  /** A question about one of them. */
  children?: ReactNode;
};

/** Switches of the service, one below the other, as they stand on the server. */
export function SettingList<Name extends ServiceSetting>({
  names,
  isTurning,
  onTurn,
  children,
}: SettingListProps<Name>) {
  const settings = useServiceSettingsQuery();
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
              onChange={(isOn) => onTurn(name, isOn)}
            />
          ))}
          {children}
        </Stack>
      )}
    </QueryView>
  );
}
