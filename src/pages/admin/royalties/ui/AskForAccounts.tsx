import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountAskedAgainAfter, accountsAskedMost } from '@/shared/contract/payment-run.ts';
import { Button } from '@/shared/ui/button';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useAskForAccounts } from '@/widgets/today';

type Unnamed = { receiver: string; account: string | null; askedOn?: string | null | undefined };

type AskForAccountsProps = { payees: readonly Unnamed[] };

const day = 86_400_000;

/** The server decides; this only leaves out whom it would not ask. */
const mayBeAsked = (askedOn: string | null | undefined, now: number) =>
  !askedOn || Date.parse(askedOn) + accountAskedAgainAfter * day <= now;

/** Asks those without an account for it; nothing if nobody is left to ask. */
export function AskForAccounts({ payees }: AskForAccountsProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const [now] = useState(() => Date.now());
  const asking = useAskForAccounts();
  const receivers = payees
    .filter(({ account, askedOn }) => account === null && mayBeAsked(askedOn, now))
    .slice(0, accountsAskedMost)
    .map(({ receiver }) => receiver);
  if (receivers.length === 0) return null;
  return (
    <Stack gap={2}>
      <Inline>
        <Button
          size="small"
          isPending={asking.isPending}
          onClick={() => void asking.ask(receivers)}
        >
          <Mail size={16} aria-hidden />
          {t('ask.title', { count: receivers.length })}
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        {t('ask.limit', { count: accountAskedAgainAfter })}
      </Text>
    </Stack>
  );
}
