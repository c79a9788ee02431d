import { SettingList } from '@/entities/administration';
import { factorSettings } from '@/shared/contract/administration.ts';

/** Who must use a passkey or one-time codes. See docs/product/account.md. */
export const FactorSwitches = () => <SettingList names={factorSettings} />;
