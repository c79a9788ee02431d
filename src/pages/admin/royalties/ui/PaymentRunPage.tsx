import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentResult } from '@/shared/contract/payment-run.ts';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { useSelection } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { OfficePage, TabSkeleton } from '@/widgets/office';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { useRefreshWhenPaid } from '../model/use-refresh-when-paid';
import { RunAct } from './RunAct';
import { RunEvents } from './RunEvents';
import { RunLead } from './RunLead';
import { RunLife } from './RunLife';
import { RunStatus } from './RunStatus';
import { RunTable } from './RunTable';
import * as styles from './payment-run.css';

/** Milliseconds. */
const pollEvery = 1_000;

type PaymentRunPageProps = {
  /** Shown until the run is known. */
  title: string;
};

/** A run of payments, to be read and signed. See docs/product/payments.md. */
export function PaymentRunPage({ title }: PaymentRunPageProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const { getReceivers, getRunNumber } = useRoyaltyWords();
  const id = useAddressParameter('id');
  const query = usePaymentResultQuery(id);
  const list = (
    <ButtonLink size="small" to={`${paths.admin}?tab=royalties`}>
      {t('page.back')}
    </ButtonLink>
  );
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={
        <OfficePage title={title} picture={<Banknote size={24} aria-hidden />}>
          <TabSkeleton />
        </OfficePage>
      }
      notFound={
        <StatusView
          headingLevel={1}
          icon={<Banknote size={32} />}
          title={t('page.notFound')}
          text={t('page.notFoundText')}
          action={list}
        />
      }
    >
      {(result) => (
        <OfficePage
          title={getReceivers(result.run)}
          picture={<Banknote size={24} aria-hidden />}
          whose={t('page.number', { number: getRunNumber(result.run) })}
          badge={<RunStatus run={result.run} />}
          controls={list}
        >
          <RunDesk
            // What is selected at first is what the bank just got.
            key={String(result.run.status === 'handedIn')}
            result={result}
            isOffline={query.error !== undefined}
          />
        </OfficePage>
      )}
    </QueryView>
  );
}

type RunDeskProps = { result: PaymentResult; isOffline: boolean };

function RunDesk({ result, isOffline }: RunDeskProps) {
  const { run, transfers, message } = result;
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
          <RunTable result={result} selection={open.length > 0 ? selection : undefined} />
          <RunEvents events={result.events} />
        </Stack>
      </div>
    </div>
  );
}
