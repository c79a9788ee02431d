import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagedList } from '@/shared/ui/filtered-list';

type PagedProps<Item> = ComponentProps<typeof PagedList<Item>>;

type MusicListProps<Item> = Pick<
  PagedProps<Item>,
  'view' | 'query' | 'columns' | 'rows' | 'getName' | 'selection' | 'bulkActions'
> & {
  /** Whose words it has. */
  part: 'albums' | 'names' | 'notTaken';
  icon: ReactNode;
  choices?: PagedProps<Item>['bar']['choices'];
  pageSize: number;
  /** Undefined while loading. */
  total: number | undefined;
};

/** A list of the tab, which the server cuts into pages. */
export function MusicList<Item extends { id: string }>({
  part,
  icon,
  choices,
  pageSize,
  total,
  ...list
}: MusicListProps<Item>) {
  const { t } = useTranslation('pages.admin.music');
  return (
    <PagedList
      {...list}
      label={t(`${part}.label`)}
      bar={{
        label: t(`${part}.filter`),
        searchLabel: t(`${part}.search`),
        ...(choices && { choices }),
      }}
      headingLevel={3}
      pages={total === undefined ? undefined : { page: list.view.page, pageSize, total }}
      getId={({ id }) => id}
      empty={{ icon, title: t(`${part}.empty`), text: t(`${part}.emptyText`) }}
      noMatch={{ title: t(`${part}.noMatch`), text: t(`${part}.noMatchText`) }}
    />
  );
}
