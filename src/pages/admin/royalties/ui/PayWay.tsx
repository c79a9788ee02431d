import { SettingList } from '@/entities/administration';

/** How the months are shared that are closed from now on. See docs/product/payments.md. */
export const PayWay = () => <SettingList names={['payByListener']} />;
