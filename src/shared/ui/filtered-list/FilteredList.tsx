import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/button';
import { CardGrid } from '@/shared/ui/card-grid';
import { DataTable } from '@/shared/ui/data-table';
import { Grid } from '@/shared/ui/grid';
import { LiveText } from '@/shared/ui/live-text';
import { Inline, Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { ListBar } from './ListBar';
import { type ListLooks, useLooks } from './LooksSwitch';
import { StateChips } from './StateChips';
import { type ListOptions, useFilteredList } from './use-filtered-list';

type CardsAs = 'medium' | 'wide' | 'pictures' | 'rows';

type FilteredListProps<Item, State extends string> = Omit<ListOptions<Item, State>, 'first'> & {
  label: string;
  getId: (item: Item) => string;
  getName: (item: Item) => string;
  /** Without it there is no search. */
  searchLabel?: string;
  /** Without it there is only the table. */
  card?: (item: Item) => ReactNode;
  /** `pictures` are as wide as a cover, `rows` as the list. */
  cardsAs?: CardsAs;
  /** The default view. */
  leads?: ListLooks;
  menu?: (item: Item) => ReactNode;
  onOpen?: (id: string) => void;
  /** Shown without items, or with none in the default state. */
  empty: ReactNode;
  /** Shown without a match. */
  noMatch?: string;
  /** Items shown at first. */
  first?: number;
};

/**
 * Cards or a table with state chips, and from eight items on a search and an order, all kept in
 * the address. See docs/decisions/frame.md.
 */
export function FilteredList<Item, State extends string = never>(
  props: FilteredListProps<Item, State>,
) {
  const { label, getId, getName, remote, states, searchLabel, choices = [], orders = [] } = props;
  const {
    columns,
    card,
    cardsAs = 'medium',
    leads = 'cards',
    menu,
    onOpen,
    empty,
    first = 20,
  } = props;
  const { t } = useTranslation('shared.ui.filtered-list');
  const { noMatch = t('noMatch') } = props;
  const list = useFilteredList({ ...props, first });
  const usual = card && columns ? leads : card ? 'cards' : 'table';
  const [looks, setLooks] = useLooks(usual, props.name);
  if (list.isEmpty) return empty;

  const { view, state, shown, more } = list;
  const isTable = columns !== undefined && (looks === 'table' || !card);
  const present = states?.order.filter((one) => list.countOf(one) > 0 || one === state) ?? [];
  const hasSwitch = card !== undefined && columns !== undefined;
  const hasBar = hasSwitch || list.isLong;
  return (
    <Stack gap={4}>
      {states && (present.length > 1 || state !== '') && (
        <StateChips
          label={states.title}
          chosen={state}
          onChoose={list.chooseState}
          chips={[
            { value: '', label: states.all, count: list.total },
            ...present.map((one) => ({
              value: one,
              label: states.label(one),
              count: list.countOf(one),
            })),
          ]}
        />
      )}
      {hasBar && (
        <ListBar
          label={label}
          searchLabel={list.isLong ? searchLabel : undefined}
          text={view.text}
          onSearch={view.search}
          choices={list.isLong ? choices : []}
          chosen={view.chosen}
          onChoose={view.choose}
          orders={list.isLong && (remote || !isTable) ? orders : []}
          sort={view.sort}
          onSort={view.sortBy}
          looks={hasSwitch ? looks : undefined}
          onLooks={setLooks}
          onReset={view.isFiltered ? view.reset : undefined}
        />
      )}
      <LiveText>
        {shown.length === 0 && (view.isFiltered ? <Text tone="muted">{noMatch}</Text> : empty)}
      </LiveText>
      {shown.length > 0 && isTable && (
        <DataTable
          label={label}
          columns={columns}
          rows={shown}
          getId={getId}
          getName={getName}
          {...(!remote && { sort: view.sort, onSort: view.sortBy })}
          isInParts
          isLoading={remote?.isStale ?? false}
          {...(props.name && { name: props.name })}
          {...(menu && { menu })}
          {...(onOpen && { onOpen, isOpenedAlone: menu === undefined })}
        />
      )}
      {shown.length > 0 && !isTable && (
        <Cards label={label} as={cardsAs}>
          {shown.map((item) => (
            <li key={getId(item)}>{card?.(item)}</li>
          ))}
        </Cards>
      )}
      {more > 0 && (
        <Inline justify="center">
          <Button onClick={list.showMore}>{t('more', { count: more })}</Button>
        </Inline>
      )}
    </Stack>
  );
}

type CardsProps = { label: string; as: CardsAs; children: ReactNode };

function Cards({ label, as, children }: CardsProps) {
  if (as === 'rows') return <ul aria-label={label}>{children}</ul>;
  if (as === 'pictures')
    return (
      <Grid of="pictures" aria-label={label}>
        {children}
      </Grid>
    );
  return (
    <CardGrid least={as} aria-label={label}>
      {children}
    </CardGrid>
  );
}
