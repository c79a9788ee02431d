import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOwnStatementQuery } from '@/entities/label';
import { paths, useAddressParameter } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { StatusView } from '@/shared/ui/status-view';
import { TabSkeleton } from '@/widgets/office';
import { OwnStatementSheet } from './OwnStatementSheet';

type OwnStatementPageProps = {
  /** Of the page, over what it is of. */
  title: string;
};

/**
 * A statement of the label's own: what it passes on to each artist, and its commission. See docs/product/payments.md.
 */
export function OwnStatementPage({ title }: OwnStatementPageProps) {
  const { t } = useTranslation('pages.label.statement');
  const id = useAddressParameter('id');
  const [search] = useSearchParams();
  const label = search.get('label') ?? undefined;
  const statement = useOwnStatementQuery({ id, label });
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
      {(shown) => <OwnStatementSheet title={title} statement={shown} payouts={payouts} />}
    </QueryView>
  );
}
