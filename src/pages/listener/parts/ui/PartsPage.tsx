import { Split } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOwnSharesQuery } from '@/entities/recording-share';
import type { OwnShares } from '@/shared/contract/recording-share.ts';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { OwnParts } from './OwnParts';
import { PayeePayments } from './PayeePayments';
import { ProposalCard } from './ProposalCard';

/** Parts of recordings that the viewer has or is offered. See docs/product/recording-shares.md. */
export function PartsPage() {
  const { t } = useTranslation('pages.listener.parts');
  return (
    <Stack gap={8}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <QueryView
        query={useOwnSharesQuery()}
        headingLevel={2}
        loading={<Skeleton shape="block" height="320px" />}
      >
        {(shown) => <Parts shown={shown} />}
      </QueryView>
    </Stack>
  );
}

function Parts({ shown: { shares, isPayee } }: { shown: OwnShares }) {
  const { t } = useTranslation('pages.listener.parts');
  const waiting = shares.filter(({ isMine }) => isMine);
  const others = shares.filter(({ isMine }) => !isMine);
  if (shares.length === 0 && !isPayee) {
    return (
      <StatusView
        headingLevel={2}
        icon={<Split size={32} />}
        title={t('empty.title')}
        text={t('empty.text')}
      />
    );
  }
  return (
    <>
      {waiting.length > 0 && (
        <Stack as="section" gap={4}>
          <Heading level={2}>{t('proposals.title')}</Heading>
          <Stack as="ul" gap={3}>
            {waiting.map((share) => (
              <ProposalCard key={share.id} share={share} />
            ))}
          </Stack>
        </Stack>
      )}
      {others.length > 0 && <OwnParts shares={others} />}
      {isPayee && <PayeePayments />}
    </>
  );
}
