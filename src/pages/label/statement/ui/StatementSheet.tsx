import { ChevronLeft, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePayoutState } from '@/entities/figure';
import { statusMeanings } from '@/shared/config/status-meanings';
import type { LabelStatement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FactList } from '@/shared/ui/fact-list';
import { Inline, Stack } from '@/shared/ui/stack';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Heading, Text } from '@/shared/ui/text';
import { SaveStatement, StatementLines, TrackEarnings } from '@/widgets/statement';
import { EarnedBy } from './EarnedBy';
import * as styles from './statement.css';

type StatementSheetProps = {
  /** Of the page. */
  title: string;
  statement: LabelStatement;
  /** Address of the payouts of the month. */
  payouts: string;
};

/** A statement as it is read and printed: what it is of, its lines, and what it was earned by. */
export function StatementSheet({ title, statement, payouts }: StatementSheetProps) {
  const { t } = useTranslation(['pages.label.statement', 'entities.figure']);
  const { longMonth, date, country } = useFormats();
  const { artist, label, period, date: day } = statement;
  const shown = usePayoutState()(statement);
  return (
    <Stack gap={8}>
      <ButtonLink to={payouts} variant="ghost" size="small" className={styles.back}>
        <ChevronLeft size={16} aria-hidden />
        {t('back')}
      </ButtonLink>
      <header className={styles.header}>
        <Stack gap={1} className={styles.name}>
          <Heading level={1} size="small" tone="muted">
            {title}
          </Heading>
          <Heading level={2} lines={2}>
            {artist.name}
          </Heading>
          <Text size="title">{longMonth(period)}</Text>
        </Stack>
        <Inline gap={2} isWrapping>
          <Button onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('print')}
          </Button>
          <SaveStatement statement={statement} artist={artist.name} />
        </Inline>
      </header>
      <FactList
        facts={[
          { name: t('facts.label'), value: label },
          { name: t('facts.issued'), value: date(statement.issuedAt) },
          {
            name: t('facts.state'),
            value: (
              <StatusBadge meaning={statusMeanings.payout[shown]}>
                {t(`status.${shown}`)}
              </StatusBadge>
            ),
          },
          day !== null &&
            shown !== 'carried' && { name: t(`facts.date.${shown}`), value: date(day) },
          { name: t('facts.id'), value: statement.id },
        ]}
      />
      <Stack gap={3}>
        <StatementLines statement={statement} />
        <Text size="small" tone="muted">
          {t('definition')}
        </Text>
      </Stack>
      <div className={styles.parts}>
        <EarnedBy
          way="bySource"
          head={t('source')}
          parts={statement.sources.map(({ source, ...sums }) => {
            // There it is called that of the artist who reads it.
            const name =
              source === 'artist' ? t('artistPage') : t(`entities.figure:source.${source}`);
            return { name, ...sums };
          })}
        />
        <EarnedBy
          way="byCountry"
          head={t('country')}
          parts={statement.countries.map(({ country: code, ...sums }) => {
            return { name: country(code), ...sums };
          })}
        />
      </div>
      <TrackEarnings tracks={statement.tracks} />
    </Stack>
  );
}
