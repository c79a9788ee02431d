import { useTranslation } from 'react-i18next';
import type { Statement } from '@/shared/contract/statement.ts';
import { roundColumn, useFormats } from '@/shared/lib/format';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import type { PaperAddress } from '../api/paper-api';
import { EarnedBy } from './EarnedBy';
import { Held } from './Held';
import { Lines } from './Lines';
import { SaveStatement } from './SaveStatement';
import { Sheet } from './Sheet';
import * as styles from './Sheet.css';
import { SheetTable, Sums } from './SheetTable';
import { SharedParts } from './SharedParts';
import { useSourceName } from '../lib/use-line-name';
import { toPaid } from '../lib/statement-rows';

type StatementSheetProps = {
  title: string;
  statement: Statement;
  /** Decides how it addresses the artist. */
  reader: 'artist' | 'label';
  back: string;
  paper: PaperAddress;
};

/** See docs/product/payments.md. */
export function StatementSheet({ title, statement, reader, back, paper }: StatementSheetProps) {
  const { t } = useTranslation('widgets.statement');
  const { euros, rate, number, date, country } = useFormats();
  const sourceName = useSourceName(reader);
  const { artist, label, lines, earnings, payable, issuedAt, shared = 0 } = statement;
  const paid = toPaid(statement);
  const rates = [...new Set(lines.map(({ royaltyRate }) => royaltyRate))];
  const contract = label === null ? t('contract.direct') : t('contract.of', { label });
  return (
    <Sheet
      title={title}
      statement={statement}
      from={label}
      to={artist.name}
      back={back}
      paper={paper}
      save={<SaveStatement statement={statement} reader={reader} />}
      definition={
        reader === 'label' ? t('definition.label') : t('definition.artist', { day: date(issuedAt) })
      }
    >
      <Sums
        sums={[
          { name: t('sums.earned'), amount: euros(earnings) },
          {
            name:
              rates.length === 0
                ? t('sums.plainShare')
                : t('sums.share', { rates: rates.map(rate).join(' · ') }),
            amount: euros(payable),
          },
          ...(shared === 0 ? [] : [{ name: t('shared'), amount: euros(-shared) }]),
          { name: t(paid < 0 ? 'sums.owed' : 'sums.payable'), amount: euros(paid) },
        ]}
        paidTax={statement.paidTax}
      />
      {paid < 0 && <Text size="small">{t('owed')}</Text>}
      <Stack gap={3}>
        <Lines statement={statement} />
        <SharedParts statement={statement} />
        {reader === 'artist' && (
          <Text size="small" tone="muted">
            {contract}
          </Text>
        )}
      </Stack>
      <Held held={statement.held ?? []} />
      <div className={styles.ways}>
        <EarnedBy
          way="bySource"
          head={t('source')}
          parts={statement.sources.map(({ source, ...sums }) => ({
            name: sourceName(source),
            ...sums,
          }))}
        />
        <EarnedBy
          way="byCountry"
          head={t('country')}
          parts={statement.countries.map(({ country: code, ...sums }) => ({
            name: country(code),
            ...sums,
          }))}
        />
      </div>
      <SheetTable
        title={t('byTrack')}
        rows={roundColumn(statement.tracks, 'earnings')}
        getId={({ id }) => id ?? ''}
        empty={t('noTracks')}
        columns={[
          {
            title: t('track'),
            cell: (row) =>
              row.title ?? (
                <>
                  {t('unknownTrack')}
                  <Text size="caption" tone="muted">
                    {t('unknownTrackWhy')}
                  </Text>
                </>
              ),
          },
          { title: t('streams'), cell: ({ streams }) => number(streams) },
          { title: t('earnings'), cell: (row) => euros(row.earnings) },
        ]}
      />
    </Sheet>
  );
}
