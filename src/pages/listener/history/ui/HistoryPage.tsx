import { History, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Stack } from '@/shared/ui/stack';
import { StatusView } from '@/shared/ui/status-view';
import { Heading, Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import { TrackTableSkeleton } from '@/widgets/track-table';
import { useHistoryInfiniteQuery } from '../api/history-api';
import { useHistoryView } from '../model/use-history-view';
import { useRemovedDays } from '../model/use-removed-days';
import { HistoryDays } from './HistoryDays';
import { HistoryFilters } from './HistoryFilters';
import { historyColumns } from './HistoryDaySection';

/** What was played, by day, the latest first. See docs/product/history.md. */
export function HistoryPage() {
  const { t } = useTranslation('pages.listener.history');
  const view = useHistoryView();
  const removed = useRemovedDays();
  const query = useHistoryInfiniteQuery(view.question, { refetchOnMountOrArgChange: true });
  const { currentData: data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;

  const handleEarlier = async () => {
    const { error } = await fetchNextPage();
    if (error) showFailure('earlierPlays', error, { text: t('earlierFailed') });
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="muted">{t('text')}</Text>
      </Stack>
      <HistoryFilters view={view} />
      <QueryView
        query={{ ...query, data }}
        loading={<TrackTableSkeleton rows={8} columns={historyColumns} hasMenu />}
      >
        {({ pages }) => (
          <HistoryDays
            tracks={pages.flatMap(({ tracks }) => tracks)}
            removed={removed}
            day={view.day}
            isSearched={view.question.q !== undefined}
            empty={view.isFiltered ? <NoMatch onReset={view.reset} /> : <NothingYet />}
          />
        )}
      </QueryView>
      {hasNextPage && data && (
        <div>
          <Button isPending={isFetchingNextPage} onClick={() => void handleEarlier()}>
            {t('earlier')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function NoMatch({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('pages.listener.history');
  return (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('noMatch.title')}
      text={t('noMatch.text')}
      action={<Button onClick={onReset}>{t('noMatch.reset')}</Button>}
    />
  );
}

function NothingYet() {
  const { t } = useTranslation('pages.listener.history');
  return (
    <StatusView
      icon={<History size={32} />}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <ButtonLink variant="solid" to={paths.search}>
          {t('empty.search')}
        </ButtonLink>
      }
    />
  );
}
