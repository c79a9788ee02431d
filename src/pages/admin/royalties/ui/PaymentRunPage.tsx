import { Banknote } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '@/shared/lib/lazy-part';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { OfficePage, TabSkeleton } from '@/widgets/office';
import { usePaymentResultQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import { RunStatus } from './RunStatus';

const RunDesk = lazyPart(() => import('./RunDesk'), 'RunDesk');

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
  // Beside the call; a failed fetch is retried when it is shown.
  useEffect(() => void RunDesk.load().catch(() => undefined), []);
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
          <Suspense fallback={<TabSkeleton />}>
            <RunDesk
              // What is selected at first is what the bank just got.
              key={String(result.run.status === 'handedIn')}
              result={result}
              isOffline={query.error !== undefined}
            />
          </Suspense>
        </OfficePage>
      )}
    </QueryView>
  );
}
