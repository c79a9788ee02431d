import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { Today as TodayData } from '@/shared/contract/today.ts';
import { Button } from '@/shared/ui/button';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Inline, Stack } from '@/shared/ui/stack';
import { Surface } from '@/shared/ui/surface';
import { Text } from '@/shared/ui/text';
import { highlightsChanged, type TodayOf, useTodayQuery } from '../api/today-api';
import { TodayLineRow } from './TodayLineRow';
import * as styles from './Today.css';

/** Milliseconds. */
const lookAgain = 60_000;

/** What waits for the viewer, at the top of an office's home. See docs/product/today.md. */
export function Today(of: TodayOf) {
  const { t } = useTranslation('widgets.today');
  // The error stays while it is asked for again, so that the rest of the home does.
  const { currentData, error, refetch, isFetching } = useTodayQuery(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: lookAgain,
    skipPollingIfUnfocused: true,
  });
  useBellInStep(currentData?.total);
  return (
    <Section title={t('title')}>
      {currentData ? (
        <Lines today={currentData} label={of.label} />
      ) : error ? (
        <Inline gap={3} isWrapping role="alert">
          <Text tone="muted">{t('failed')}</Text>
          <Button size="small" isPending={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Inline>
      ) : (
        <Skeleton shape="block" height="160px" className={styles.awaited} />
      )}
    </Section>
  );
}

/** The bell counts the same lines: what is done here leaves its number too. */
function useBellInStep(total: number | undefined) {
  const dispatch = useDispatch();
  const counted = useRef(total);
  useEffect(() => {
    if (total === undefined || total === counted.current) return;
    if (counted.current !== undefined) dispatch(highlightsChanged());
    counted.current = total;
  }, [total, dispatch]);
}

function Lines({
  today: { lines, total },
  label,
}: {
  today: TodayData;
  label: string | undefined;
}) {
  const { t } = useTranslation('widgets.today');
  const hasMore = total > lines.length;
  return (
    <Stack gap={3}>
      <Text size="title" weight="medium">
        {total === 0 ? t('nothing') : t(hasMore ? 'more' : 'waiting', { count: total })}
      </Text>
      {total > 0 && (
        <Surface as="ul" gap={0} className={styles.list}>
          {lines.map((line) => (
            <TodayLineRow key={`${line.kind} ${line.id}`} line={line} label={label} />
          ))}
        </Surface>
      )}
    </Stack>
  );
}
