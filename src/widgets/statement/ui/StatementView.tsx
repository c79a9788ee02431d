import { FileText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/shared/ui/button';
import { QueryView } from '@/shared/ui/query-view';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusView } from '@/shared/ui/status-view';

type StatementViewProps<Data> = Pick<
  ComponentProps<typeof QueryView<Data>>,
  'query' | 'children'
> & {
  back: string;
};

export function StatementView<Data>({ query, back, children }: StatementViewProps<Data>) {
  const { t } = useTranslation('widgets.statement');
  return (
    <QueryView
      query={query}
      headingLevel={1}
      loading={<Skeleton shape="block" height="720px" />}
      notFound={
        <StatusView
          headingLevel={1}
          icon={<FileText size={32} />}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={<ButtonLink to={back}>{t('back')}</ButtonLink>}
        />
      }
    >
      {children}
    </QueryView>
  );
}
