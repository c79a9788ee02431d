import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLabelStatementQuery } from '@/entities/label';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { TabSkeleton } from '@/widgets/office';
import { StatementSheet } from './StatementSheet';

type StatementPageProps = {
  /** Of the page, over what it is of. */
  title: string;
};

/** A closed month of an artist, for the label to read, print and keep. See docs/product/payments.md. */
export function StatementPage({ title }: StatementPageProps) {
  const { t } = useTranslation('pages.label.statement');
  const id = useAddressParameter('id');
  const [search] = useSearchParams();
  const label = search.get('label') ?? undefined;
  const statement = useLabelStatementQuery({ id, label });
  const named = label === undefined ? '' : `&label=${label}`;
  const payouts = `${paths.labelManager}?tab=finance${named}`;
  return (
    <QueryView
      query={statement}
      headingLevel={1}
      loading={<TabSkeleton />}
      notFound={
        <StatusView
          headingLevel={1}
          icon={<FileText size={32} />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={payouts}>{t('back')}</ButtonLink>}
        />
      }
    >
      {(shown) => <StatementSheet title={title} statement={shown} payouts={payouts} />}
    </QueryView>
  );
}
