import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLazyStatementSealQuery } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';
import { Button } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { LiveText } from '@/shared/ui/live-text';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import * as styles from './Sheet.css';

export function Seal({ statement: { id, hash } }: { statement: Pick<Statement, 'id' | 'hash'> }) {
  const { t } = useTranslation('widgets.statement');
  const [check, { data, isFetching, isError }] = useLazyStatementSealQuery();
  const found = () => {
    if (isFetching) return null;
    if (isError) return t('seal.failed');
    return data && t(data.isRight ? 'seal.right' : 'seal.wrong');
  };
  return (
    <Stack gap={3}>
      <FactList
        layout="lines"
        facts={[
          { name: t('seal.fullNumber'), value: id },
          {
            name: t('seal.hash'),
            value: hash === null ? t('seal.none') : <code className={styles.hash}>{hash}</code>,
          },
        ]}
      />
      {hash !== null && (
        <div className={styles.check}>
          <Button size="small" isPending={isFetching} onClick={() => void check({ id, hash })}>
            <ShieldCheck size={16} aria-hidden />
            {t('seal.check')}
          </Button>
          <LiveText>
            <Text size="small">{found()}</Text>
          </LiveText>
        </div>
      )}
    </Stack>
  );
}
