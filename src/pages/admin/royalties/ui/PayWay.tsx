import { SettingList } from '@/entities/administration';

/** How months closed from now on are shared. See docs/product/payments.md. */
export const PayWay = () => <SettingList names={['payByListener']} />;
