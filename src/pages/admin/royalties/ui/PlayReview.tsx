import { Gavel, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSample } from '@/shared/api';
import type { HeldGroup, PlayReview as Review } from '@/shared/contract/play-review.ts';
import { Button } from '@/shared/ui/button';
import { DataTable, useSelection } from '@/shared/ui/data-table';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Text } from '@/shared/ui/text';
import { usePlayReviewQuery } from '../api/play-review-api';
import { DecidedPlays } from './DecidedPlays';
import { DecideForm } from './DecideForm';
import { RuleForm } from './RuleForm';
import { type Rule, RuleList } from './RuleList';
import { useHeldColumns } from './use-held-columns';

/** What looks invented, and the rules that say so. See docs/product/screening.md. */
export function PlayReview() {
  const { t } = useTranslation('pages.admin.royalties');
  const review = usePlayReviewQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const selection = useSelection();
  const [deciding, setDeciding] = useState<readonly HeldGroup[] | null>(null);
  const [rule, setRule] = useState<Rule | null>(null);
  const isSample = useIsSample('playReview');
  const mayNotChange = useIsSample('screeningRules');
  const columns = useHeldColumns({
    onDecide: isSample ? undefined : (group) => setDeciding([group]),
  });
  const held = review.data?.held ?? [];
  const chosen = held.filter(({ id }) => selection.ids.has(id));
  const table = (shown: Review | undefined) => (
    <DataTable
      label={t('review.label')}
      columns={columns}
      rows={shown?.held ?? []}
      getId={({ id }) => id}
      getName={({ artist }) => artist.name}
      isLoading={shown === undefined}
      loadingRows={3}
      {...(!isSample && { selection })}
      allIds={held.map(({ id }) => id)}
      bulkActions={
        <Button size="small" aria-haspopup="dialog" onClick={() => setDeciding(chosen)}>
          <Gavel size={16} aria-hidden />
          {t('review.decideChosen')}
        </Button>
      }
    />
  );
  if (rule) return <RuleForm rule={rule} onClose={() => setRule(null)} />;
  if (deciding) {
    return (
      <DecideForm groups={deciding} onDecided={selection.clear} onClose={() => setDeciding(null)} />
    );
  }
  return (
    <Stack gap={6}>
      {isSample && (
        <Text size="small" tone="muted">
          {t('sample')}
        </Text>
      )}
      <QueryView
        query={review}
        headingLevel={3}
        loading={table(undefined)}
        isEmpty={() => false}
        empty={null}
      >
        {(shown) => (
          <Stack gap={6}>
            {shown.held.length === 0 ? (
              <StatusView
                headingLevel={3}
                icon={<ShieldCheck size={32} />}
                title={t('review.empty')}
                text={t('review.emptyText')}
              />
            ) : (
              table(shown)
            )}
            {shown.hasMore && (
              <Text size="small" tone="muted">
                {t('review.more', { count: shown.held.length })}
              </Text>
            )}
            {shown.decided.length > 0 && <DecidedPlays decided={shown.decided} />}
          </Stack>
        )}
      </QueryView>
      <RuleList onChange={mayNotChange ? undefined : setRule} />
    </Stack>
  );
}
