import { SettingList } from '@/entities/administration';
import { factorSettings } from '@/shared/contract/administration.ts';

/** Of whom the service demands a passkey or one-time codes. See docs/product/account.md. */
export const FactorSwitches = () => <SettingList names={factorSettings} />;
