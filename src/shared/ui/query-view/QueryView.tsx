import { CloudOff, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isProblem } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { StatusView } from '@/shared/ui/status-view';

type QueryLike<Data> = {
  data?: Data | undefined;
  error?: unknown;
  /** A refetch keeps the content. */
  isLoading: boolean;
  refetch?: () => unknown;
};

type QueryViewProps<Data> = {
  /** The result of a query hook. */
  query: QueryLike<Data>;
  /** The skeleton. */
  loading: ReactNode;
  /** Replaces the general words for a missing item. */
  notFound?: ReactNode;
  empty?: ReactNode;
  /** By default, an empty list. */
  isEmpty?: (data: Data) => boolean;
  headingLevel?: 1 | 2 | 3;
  children: (data: Data) => ReactNode;
};

const isEmptyList = (data: unknown) => Array.isArray(data) && data.length === 0;

export const isMissing = ({ error }: Pick<QueryLike<unknown>, 'error'>) =>
  isProblem(error) && error.kind === 'not-found';

/** Chooses between loading, failure, not found, empty and content. */
export function QueryView<Data>({
  query,
  loading,
  notFound,
  empty,
  isEmpty = isEmptyList,
  headingLevel = 2,
  children,
}: QueryViewProps<Data>) {
  const { data, error } = query;
  if (error !== undefined) {
    if (isMissing(query)) return notFound ?? <NotFoundView headingLevel={headingLevel} />;
    if (data === undefined) return <FailureView query={query} headingLevel={headingLevel} />;
  }
  if (data === undefined) return loading;
  if (empty !== undefined && isEmpty(data)) return empty;
  return children(data);
}

type ViewProps = { headingLevel: 1 | 2 | 3 };

function NotFoundView({ headingLevel }: ViewProps) {
  const { t } = useTranslation('shared.ui');
  return (
    <StatusView
      icon={<SearchX size={32} />}
      title={t('notFound.title')}
      text={t('notFound.text')}
      headingLevel={headingLevel}
    />
  );
}

function FailureView({ query, headingLevel }: ViewProps & { query: QueryLike<unknown> }) {
  const { t } = useTranslation('shared.ui');
  const { error, refetch } = query;
  const message = isProblem(error) ? error.message : undefined;
  return (
    <div role="alert">
      <StatusView
        icon={<CloudOff size={32} />}
        title={t('failure.title')}
        text={message ?? t('failure.text')}
        headingLevel={headingLevel}
        tone="danger"
        action={refetch && <Button onClick={() => void refetch()}>{t('failure.retry')}</Button>}
      />
    </div>
  );
}
