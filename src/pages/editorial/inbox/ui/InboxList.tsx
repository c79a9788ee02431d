import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxPart } from '@/shared/contract/inbox.ts';
import { type InboxState, inboxStates } from '@/shared/contract/inbox-states.ts';
import { useOpenItem } from '@/shared/lib/address';
import { useMediaQuery } from '@/shared/lib/media-query';
import { useFormats } from '@/shared/lib/format';
import { Artwork } from '@/shared/ui/artwork';
import { PicturedName } from '@/shared/ui/data-table';
import { FilteredList } from '@/shared/ui/filtered-list';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { showFailure } from '@/shared/ui/toast';
import * as styles from './inbox.css';
import { useQueueFocus } from '../model/use-queue-focus';
import { useWhileMounted } from '../model/use-while-mounted';
import { besideQuery } from './BesidePanel.css';
import type { OpenedProps } from './ItemPanel';

type Parts<Item> = { pages: InboxPart<Item>[] };

type InboxResult<Item> = {
  data?: Parts<Item> | undefined;
  /** Undefined until a new question is answered. */
  currentData?: Parts<Item> | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  isError: boolean;
  hasNextPage: boolean;
  refetch: () => unknown;
  fetchNextPage: () => PromiseLike<{ error?: unknown }>;
};

type Row = {
  title: string;
  by: string;
  cover: string | null;
  sentAt: string | null;
  badge: ReactNode;
};

export type InboxProps = {
  /** How many wait; undefined while it is counted. */
  waiting?: number | undefined;
};

type ListChoices<Item> = NonNullable<ComponentProps<typeof FilteredList<Item>>['choices']>;

type InboxListProps<Item extends { id: string }> = {
  /** Distinguishes its parameters in the address. */
  name: 'releases' | 'pitches' | 'canvas';
  title: string;
  inbox: { question: { status: string }; parts: number };
  /** What waits in all. */
  waiting: number | undefined;
  /** Filters by what the server counted. */
  choices?: ListChoices<Item>;
  /** Shown where the search or a filter leaves nothing. */
  noMatch: string;
  query: InboxResult<Item>;
  getRow: (item: Item) => Row;
  searchLabel: string;
  /** Shown while nothing is pending. */
  empty: string;
  /** Details of an item, which may be gone. */
  panel: (opened: OpenedProps<Item>) => ReactNode;
};

/** Submissions of one kind; pending ones come first. */
export function InboxList<Item extends { id: string }>(props: InboxListProps<Item>) {
  const { name, title, inbox, query, getRow, searchLabel, empty, noMatch, panel } = props;
  const { waiting, choices = [] } = props;
  const { t } = useTranslation('pages.editorial.inbox');
  const { shortDay } = useFormats();
  const opened = useOpenItem(`${name}-open`);
  const { currentData, isFetching, isError, hasNextPage, fetchNextPage } = query;
  const missing = inbox.parts - (currentData?.pages.length ?? inbox.parts);

  // After a reload the address may name more parts than the first.
  useEffect(() => {
    if (missing > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [missing, hasNextPage, isFetching, isError, fetchNextPage]);

  const handleMore = async () => {
    const { error } = await fetchNextPage();
    if (error) showFailure('readInbox', error, { text: t('moreFailed') });
  };
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const orders = (['oldest', 'latest'] as const).map((id) => ({ id, label: t(`orders.${id}`) }));
  // The server's order where the address names none.
  if (inbox.question.status !== 'waiting') orders.reverse();
  const queue = useQueueFocus(opened, useMediaQuery(besideQuery));

  // A new list may arrive before the decision is answered, without the decided item.
  const [knownOrder, setKnownOrder] = useState<readonly string[]>([]);
  const ids = items.map(({ id }) => id);
  if (ids.includes(opened.id) && ids.join() !== knownOrder.join()) setKnownOrder(ids);
  const openAgain = useWhileMounted((id: string) => opened.open(id));
  const stepFrom = (rows: 1 | -1) => {
    const at = knownOrder.indexOf(opened.id);
    if (at === -1) return undefined;
    const others = rows === 1 ? knownOrder.slice(at + 1) : knownOrder.slice(0, at).toReversed();
    const next = others.find((id) => ids.includes(id));
    return items.find(({ id }) => id === next);
  };
  const handleDecided = () => {
    const next = stepFrom(1) ?? stepFrom(-1);
    if (next && inbox.question.status === 'waiting') opened.open(next.id);
    else opened.close();
  };
  return (
    <Section title={title} count={waiting}>
      <div className={styles.desk} data-open={opened.isOpen || undefined}>
        <QueryView
          query={{ ...query, data: isError ? currentData : query.data }}
          headingLevel={3}
          loading={<Skeleton shape="block" height="320px" className={styles.awaited} />}
        >
          {({ pages }) => (
            <div ref={queue} data-queue>
              <FilteredList<Item, InboxState>
                name={name}
                label={t(`${name}.list`)}
                items={items}
                remote={{
                  counts: pages.at(-1)?.counts ?? { waiting: 0, accepted: 0, rejected: 0 },
                  hasMore: hasNextPage,
                  isStale: currentData === undefined,
                  onMore: () => void handleMore(),
                }}
                getId={({ id }) => id}
                getName={(item) => getRow(item).title}
                states={{
                  title: t('state'),
                  all: t('states.all'),
                  order: inboxStates,
                  usual: 'waiting',
                  label: (state) => t(`states.${state}`),
                }}
                searchLabel={searchLabel}
                choices={choices}
                noMatch={noMatch}
                orders={orders}
                columns={[
                  {
                    id: 'name',
                    title: t('columns.name'),
                    isTwoLines: true,
                    cell: (item) => {
                      const { title: its, by, cover } = getRow(item);
                      const picture = (
                        <Artwork src={cover} seed={item.id} shape="thumb" sizes="40px" />
                      );
                      return (
                        <PicturedName picture={picture} detail={by}>
                          {its}
                        </PicturedName>
                      );
                    },
                  },
                  {
                    id: 'sent',
                    title: t('columns.sent'),
                    part: 'figure',
                    isWhole: true,
                    cell: (item) => shortDay(getRow(item).sentAt?.slice(0, 10)),
                  },
                  {
                    id: 'state',
                    title: t('state'),
                    part: 'badge',
                    isWhole: true,
                    cell: (item) => getRow(item).badge,
                  },
                ]}
                onOpen={opened.open}
                empty={<Text tone="muted">{empty}</Text>}
              />
            </div>
          )}
        </QueryView>
        <Suspense fallback={null}>
          {opened.isOpen &&
            panel({
              id: opened.id,
              listed: items.find(({ id }) => id === opened.id),
              onClose: opened.close,
              onDecided: handleDecided,
              onTakenBack: openAgain,
              onStep: (rows) => {
                const next = stepFrom(rows);
                if (next) opened.open(next.id);
              },
            })}
        </Suspense>
      </div>
    </Section>
  );
}
