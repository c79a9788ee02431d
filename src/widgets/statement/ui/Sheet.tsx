import { ChevronLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PayoutBadge, usePayoutState } from '@/entities/figure';
import type { Statement } from '@/shared/contract/statement.ts';
import { useFormats } from '@/shared/lib/format';
import { Button, ButtonLink } from '@/shared/ui/button';
import { type Fact, FactList } from '@/shared/ui/fact-list';
import { Inline, Stack } from '@/shared/ui/stack';
import { Heading, Text } from '@/shared/ui/text';
import type { PaperAddress } from '../api/paper-api';
import { toInitials } from '../lib/to-initials';
import { SavePaper } from './SavePaper';
import { Seal } from './Seal';
import * as styles from './Sheet.css';

type SheetProps = {
  title: string;
  statement: Pick<Statement, 'id' | 'period' | 'issuedAt' | 'status' | 'date' | 'hash'>;
  /** The payer; by default the service. */
  from?: string | null;
  to: string;
  back: string;
  paper: PaperAddress;
  /** Beside the PDF. */
  save: ReactNode;
  facts?: ReadonlyArray<Fact | false>;
  /** How it is counted. */
  definition: string;
  children: ReactNode;
};

/** It prints as shown. */
export function Sheet(props: SheetProps) {
  const { title, statement, from, to, back, paper, save } = props;
  const { facts = [], definition, children } = props;
  const { t } = useTranslation('widgets.statement');
  const { longMonth, date } = useFormats();
  const { period, issuedAt, date: day } = statement;
  const state = usePayoutState()(statement);
  return (
    <div className={styles.page}>
      <Inline gap={2} justify="between" isWrapping className={styles.acts}>
        <ButtonLink to={back} variant="ghost" size="small" className={styles.back}>
          <ChevronLeft size={16} aria-hidden />
          {t('back')}
        </ButtonLink>
        <Inline gap={2} isWrapping>
          <Button size="small" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('print')}
          </Button>
          <SavePaper paper={paper} month={period} />
          {save}
        </Inline>
      </Inline>
      <article className={styles.sheet}>
        <div className={styles.paper}>
          <header className={styles.head}>
            <Stack gap={1}>
              <Heading level={1} size="small" tone="muted">
                {title}
              </Heading>
              <Heading level={2}>{longMonth(period)}</Heading>
            </Stack>
            <Text tone="muted" isNumeric className={styles.number}>
              {t('shortNumber', { period, initials: toInitials(to) })}
            </Text>
          </header>
          <FactList
            layout="pairs"
            facts={[
              { name: t('from'), value: from ?? t('service') },
              { name: t('to'), value: to },
            ]}
          />
          <FactList
            layout="pairs"
            className={styles.facts}
            facts={[
              { name: t('facts.issued'), value: date(issuedAt) },
              {
                name: t('facts.state'),
                value: <PayoutBadge status={statement.status} date={day} />,
              },
              day !== null &&
                state !== 'carried' && { name: t(`facts.date.${state}`), value: date(day) },
              ...facts,
            ]}
          />
          {children}
          <footer className={styles.foot}>
            <Text size="small" tone="muted">
              {definition}
            </Text>
            <Seal statement={statement} />
          </footer>
        </div>
      </article>
    </div>
  );
}
