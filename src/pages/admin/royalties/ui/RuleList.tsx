import { useTranslation } from 'react-i18next';
import type { ScreeningRules } from '@/shared/contract/play-review.ts';
import { Button } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import { useScreeningRulesQuery } from '../api/play-review-api';
import { useRuleWords } from '../lib/use-rule-words';
import * as styles from './royalties.css';

export type Rule = ScreeningRules['rules'][number];

type RuleListProps = {
  /** Absent where they can only be read. */
  onChange: ((rule: Rule) => void) | undefined;
};

/** The rules as they hold for months that are not screened yet. */
export function RuleList({ onChange }: RuleListProps) {
  const { t } = useTranslation('pages.admin.royalties');
  const words = useRuleWords();
  const rules = useScreeningRulesQuery(undefined, { refetchOnMountOrArgChange: 10 });
  return (
    <Stack as="section" gap={3}>
      <Heading level={3}>{t('review.rules')}</Heading>
      <QueryView query={rules} headingLevel={3} loading={<Skeleton shape="block" height="240px" />}>
        {(list) => (
          <ul className={styles.lines}>
            {list.rules.map(({ rule, ...settings }) => (
              <li key={rule} className={styles.line}>
                <span>{words.name(rule)}</span>
                {onChange && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-haspopup="dialog"
                    aria-label={t('review.changeOf', { rule: words.name(rule) })}
                    onClick={() => onChange({ rule, ...settings })}
                  >
                    {t('review.change')}
                  </Button>
                )}
                <span className={styles.about}>
                  {settings.isOn ? words.explain(rule, settings) : t('review.off')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Text size="small" tone="muted">
        {t('review.rulesText')}
      </Text>
    </Stack>
  );
}
