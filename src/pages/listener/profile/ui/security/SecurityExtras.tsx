import { DeviceSettings } from './DeviceSettings';
import { PasskeySettings } from './PasskeySettings';
import { SecondFactorSettings } from './SecondFactorSettings';

/** 'Seguridad' besides the password. */
export function SecurityExtras() {
  return (
    <>
      <PasskeySettings />
      <SecondFactorSettings />
      <DeviceSettings />
    </>
  );
}
