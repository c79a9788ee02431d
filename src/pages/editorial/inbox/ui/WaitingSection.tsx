import type { ReactNode } from 'react';
import { QueryView } from '@/shared/ui/query-view';
import { Section } from '@/shared/ui/section';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { Parts } from '../model/use-parts';
import * as styles from './inbox.css';
import { PartButtons } from './PartButtons';

/** How a list is asked for again: after a minute, while somebody looks at it. */
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
  /** The things of the part that is shown. */
  partOf: (data: Data) => Part<Item>;
  /** How many wait; false where something else was looked for. */
  count: (data: Data) => string | false;
  /** Said where none waits. */
  empty: string;
  /** Search and states. */
  filter?: ReactNode;
  /** A thing as its editor judges it, with its key. */
  children: (item: Item) => ReactNode;
};

/** What waits for a decision, that which was sent first at the beginning, part by part. */
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
