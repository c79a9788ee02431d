import { factorSettings } from '@/shared/contract/administration.ts';
import { useTurnSetting } from '../../model/use-turn-setting';
import { SettingList } from './SettingList';

/** Of whom the service demands a passkey or one-time codes. See docs/product/account.md. */
export function FactorSwitches() {
  const { turn, isTurning } = useTurnSetting();
  return (
    <SettingList
      names={factorSettings}
      isTurning={isTurning}
      onTurn={(name, isOn) => void turn(name, isOn)}
    />
  );
}
