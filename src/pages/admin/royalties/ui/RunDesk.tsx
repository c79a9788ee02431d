import { useIsSample } from '@/shared/api';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { useSelection } from '@/shared/ui/data-table';
import { Stack } from '@/shared/ui/stack';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { AskForAccounts } from './AskForAccounts';
import { RunAct } from './RunAct';
import { RunEvents } from './RunEvents';
import { RunLead } from './RunLead';
import { RunLife } from './RunLife';
import { RunMessages } from './RunMessages';
import { RunTable } from './RunTable';
import * as styles from './payment-run.css';

/** Milliseconds. */
const pollEvery = 1_000;

type RunDeskProps = { result: PaymentResult; isOffline: boolean };

/** Sum, one act, life and payees of a run. */
export function RunDesk({ result, isOffline }: RunDeskProps) {
  const { run, transfers, message } = result;
  const isSample = useIsSample('paymentResult');
  const isUnderWay = run.isUnderWay || message === 'underWay';
  usePaymentResultQuery(run.id, {
    pollingInterval: isUnderWay ? pollEvery : 0,
    skipPollingIfUnfocused: true,
  });
  useRefreshWhenPaid(isUnderWay);
  const open = run.status === 'handedIn' ? transfers.filter(({ state }) => state === 'open') : [];
  // Payees without an account are never confirmed by default.
  const selection = useSelection(
    open.filter(({ account }) => account !== null).map(({ receiver }) => receiver),
  );
  const ticked = open.filter(({ receiver }) => selection.ids.has(receiver));
  return (
    <div className={styles.room}>
      <div className={styles.desk}>
        <div className={styles.side}>
          <Stack gap={6}>
            <RunLead result={result} isOffline={isOffline} />
            <RunAct result={result} ticked={ticked} />
            <RunLife result={result} />
          </Stack>
        </div>
        <Stack gap={10}>
          {!isSample && (
            <AskForAccounts payees={transfers.filter(({ state }) => state === 'open')} />
          )}
          <RunTable result={result} selection={open.length > 0 ? selection : undefined} />
          <RunMessages result={result} />
          <RunEvents events={result.events} />
        </Stack>
      </div>
    </div>
  );
}
