import type { ReactNode } from 'react';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Parts } from '../model/use-parts';
import * as styles from './inbox.css';
import { PartButtons } from './PartButtons';

/** Refetches every minute while the page is visible. */
export const lookAgain = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

type Part<Item> = { items: readonly Item[]; nextCursor: string | null };

type WaitingSectionProps<Data, Item> = {
  title: string;
  query: Parameters<typeof QueryView<Data>>[0]['query'];
  parts: Parts;
  partOf: (data: Data) => Part<Item>;
  /** Number of waiting items; false for a filtered list. */
  count: (data: Data) => string | false;
  /** Message for an empty list. */
  empty: string;
  filter?: ReactNode;
  /** Renders an item, with its key. */
  children: (item: Item) => ReactNode;
};

/** Items that wait for a decision, the oldest first, in parts. */
export function WaitingSection<Data, Item>(props: WaitingSectionProps<Data, Item>) {
  const { title, query, parts, partOf, count, empty, filter, children } = props;
  return (
    <Section title={title}>
      {filter}
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="320px" className={styles.awaited} />}
      >
        {(data) => {
          const { items, nextCursor } = partOf(data);
          const isEmpty = items.length === 0 && parts.cursor === undefined;
          const line = isEmpty ? empty : count(data);
          return (
            <Stack gap={5}>
              {line && <Text tone="muted">{line}</Text>}
              {items.map(children)}
              <PartButtons parts={parts} nextCursor={nextCursor} />
            </Stack>
          );
        }}
      </QueryView>
    </Section>
  );
}
