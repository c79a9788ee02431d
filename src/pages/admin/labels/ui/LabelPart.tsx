import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useLabelFormats } from '../lib/use-label-formats';
import * as styles from './labels.css';

type LabelPartProps<Item> = {
  title: string;
  query: Parameters<typeof QueryView<readonly Item[]>>[0]['query'];
  /** Message for an empty list. */
  none: string;
  /** Most items shown; the label's own panel has all. */
  most: number;
  children: (item: Item) => ReactNode;
};

/** The first items of one kind of a label, and how many more there are. */
export function LabelPart<Item extends { id: string }>(props: LabelPartProps<Item>) {
  const { title, query, none, most, children } = props;
  const { t } = useTranslation('pages.admin.labels');
  const { number } = useLabelFormats();
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{title}</Heading>
      <QueryView
        query={query}
        headingLevel={3}
        loading={<Skeleton shape="block" height="120px" />}
        empty={<Text tone="muted">{none}</Text>}
      >
        {(found) => (
          <Stack gap={3}>
            <Stack as="ul" gap={3}>
              {found.slice(0, most).map((item) => (
                <li key={item.id} className={styles.line}>
                  {children(item)}
                </li>
              ))}
            </Stack>
            {found.length > most && (
              <Text size="small" tone="muted">
                {t('panel.more', { number: number(found.length - most) })}
              </Text>
            )}
          </Stack>
        )}
      </QueryView>
    </Stack>
  );
}
