import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsLines } from '@/shared/contract/analytics.ts';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { usePartWords } from '../lib/use-part-words';
import { useAnalyticsView } from '../model/analytics-view';
import * as styles from './analytics.css';

type PicksProps = { lines: AnalyticsLines['lines']; isCompared: boolean };

/** The parts of the chart, each removable; the table adds others. */
export function Picks({ lines, isCompared }: PicksProps) {
  const { t } = useTranslation('pages.analytics.comparison');
  const { by, picks, pick } = useAnalyticsView();
  const { partName } = usePartWords();
  return (
    <Stack gap={2}>
      <ul className={styles.picks} aria-label={t('picks.label')}>
        {lines.map((line) => {
          const name = partName(by, line);
          return (
            <li key={line.id} className={styles.pick}>
              <Button
                size="small"
                aria-label={t('picks.remove', { name })}
                disabled={lines.length === 1}
                onClick={() => pick(lines.map(({ id }) => id).filter((id) => id !== line.id))}
              >
                <span className={styles.pickName}>{name}</span>
                <X size={16} aria-hidden />
              </Button>
            </li>
          );
        })}
        {picks.length > 0 && (
          <li>
            <Button size="small" variant="ghost" onClick={() => pick([])}>
              {t('picks.reset')}
            </Button>
          </li>
        )}
      </ul>
      <Text size="small" tone="muted">
        {t(isCompared ? 'picks.two' : 'picks.four')}
      </Text>
    </Stack>
  );
}
