import { useTranslation } from 'react-i18next';
import { FactList } from '@/shared/ui/fact-list';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { useLedgerHeadsQuery } from '../api/royalties-api';
import { useRoyaltyWords } from '../lib/use-royalty-words';
import * as styles from './royalties.css';

/** The chain's end of each day, signed, to be kept elsewhere. */
export function LedgerHeads() {
  const { t } = useTranslation('pages.admin.royalties');
  const { date } = useRoyaltyWords();
  const heads = useLedgerHeadsQuery();
  return (
    <Stack gap={3}>
      <Text weight="strong">{t('chain.heads.title')}</Text>
      <Text size="small" tone="muted">
        {t('chain.heads.text')}
      </Text>
      <QueryView
        query={heads}
        headingLevel={3}
        loading={<Skeleton shape="block" height="96px" />}
        isEmpty={({ heads: none }) => none.length === 0}
        empty={<Text size="small">{t('chain.heads.none')}</Text>}
      >
        {({ heads: shown }) => (
          <FactList
            layout="lines"
            facts={shown.map(({ day, links, text }) => ({
              name: t('chain.heads.head', { day: date(day), count: links }),
              value: <code className={styles.head}>{text}</code>,
            }))}
          />
        )}
      </QueryView>
    </Stack>
  );
}
