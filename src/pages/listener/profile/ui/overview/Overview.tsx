import type { User } from '@/shared/contract/user.ts';
import { Stack } from '@/shared/ui/stack';
import { AccountInfo } from './AccountInfo';
import { Figures } from './Figures';
import { PersonHeader } from './PersonHeader';
import { PremiumUpsell } from './PremiumUpsell';

export function Overview({ viewer }: { viewer: User }) {
  return (
    <Stack gap={8}>
      <PersonHeader viewer={viewer} />
      <Figures />
      {viewer.subscriptionType === 'free' && <PremiumUpsell />}
      <AccountInfo viewer={viewer} />
    </Stack>
  );
}
