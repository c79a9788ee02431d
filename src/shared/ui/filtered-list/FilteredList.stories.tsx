import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { toArgType, longName } from '@/shared/testing';
import type { Column } from '@/shared/ui/data-table';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Surface } from '@/shared/ui/surface';
import { Heading, Text } from '@/shared/ui/text';
import { Chips } from '@/shared/ui/chips';
import { Search } from 'lucide-react';
import { FilteredList, LooksSwitch, PagedList, useListQuestion, useOwnPages } from './index';

const states = ['waiting', 'active', 'over'] as const;
type State = (typeof states)[number];
type Campaign = { id: string; name: string; state: State; spent: number };

const words = { waiting: 'Esperan', active: 'Activas', over: 'Terminadas' };
const meanings = { waiting: 'others', active: 'on', over: 'over' } as const;

const make = (count: number): Campaign[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `cmp_${index}`,
    name: `Campaña ${index + 1}`,
    state: states[index % 3 === 0 ? 0 : index % 5 === 0 ? 1 : 2] ?? 'over',
    spent: (index * 37) % 101,
  }));

const columns: readonly Column<Campaign>[] = [
  { id: 'name', title: 'Campaña', value: ({ name }) => name },
  { id: 'spent', title: 'Gastado', value: ({ spent }) => spent, isNumeric: true },
];

const Card = ({ name, state, spent }: Campaign) => (
  <Surface as="article">
    <Heading level={3} size="small">
      {name}
    </Heading>
    <StatusBadge meaning={meanings[state]}>{words[state]}</StatusBadge>
    <Text size="small">{spent}</Text>
  </Surface>
);

type ListProps = {
  items: readonly Campaign[];
  /** The default view. */
  leads?: 'cards' | 'table';
  /** False for cards only. */
  hasTable?: boolean;
};

/** As tools use it. */
function Campaigns({ items, leads = 'cards', hasTable = true }: ListProps) {
  return (
    <>
      <FilteredList
        label="Campañas"
        items={items}
        getId={({ id }) => id}
        getName={({ name }) => name}
        states={{
          title: 'Estado',
          all: 'Todas',
          of: ({ state }) => state,
          order: states,
          label: (state) => words[state],
        }}
        searchLabel="Buscar campañas"
        searchIn={({ name }) => [name]}
        orders={[
          { id: 'made', label: 'Las últimas primero', value: ({ id }) => id },
          { id: 'most', label: 'Más gastado', value: ({ spent }) => spent, isDescending: true },
        ]}
        card={(campaign) => <Card {...campaign} />}
        {...(hasTable && { columns })}
        leads={leads}
        empty={<Text tone="muted">Aún no hay campañas.</Text>}
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

/** Stands for a list whose server filters, counts and sorts. */
function SentCampaigns({ items }: ListProps) {
  const { question, parts } = useListQuestion({
    name: 'sent',
    states,
    usual: 'waiting',
    orders: ['oldest', 'latest'],
  });
  const { status, q = '', sort = 'oldest' } = question;
  const found = items.filter(({ name }) => name.includes(q));
  const count = (state: State) => found.filter((each) => each.state === state).length;
  const matching = found.filter(({ state }) => status === 'all' || state === status);
  const sorted = sort === 'oldest' ? matching : matching.toReversed();
  return (
    <>
      <FilteredList
        name="sent"
        label="Campañas"
        items={sorted.slice(0, 20 * parts)}
        remote={{
          counts: { waiting: count('waiting'), active: count('active'), over: count('over') },
          hasMore: matching.length > 20 * parts,
          isStale: false,
          onMore: () => undefined,
        }}
        getId={({ id }) => id}
        getName={({ name }) => name}
        states={{
          title: 'Estado',
          all: 'Todas',
          usual: 'waiting',
          order: states,
          label: (state) => words[state],
        }}
        searchLabel="Buscar campañas"
        orders={[
          { id: 'oldest', label: 'Las primeras' },
          { id: 'latest', label: 'Las últimas' },
        ]}
        columns={[{ id: 'name', title: 'Campaña', cell: ({ name }) => name }]}
        onOpen={() => undefined}
        empty={<Text tone="muted">Ninguna espera.</Text>}
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

/** As offices compare many by figures: search, a filter, and fifty on a page. */
function PagedCampaigns({ items }: { items: readonly Campaign[] | undefined }) {
  const { view, found, rows, pages } = useOwnPages({
    items,
    columns,
    initialSort: { by: 'spent', isDescending: true },
    searchIn: ({ name }) => [name],
    choices: { state: ({ state }) => state },
  });
  return (
    <>
      <PagedList
        label="Campañas"
        view={view}
        query={{ data: items, currentData: items, isLoading: items === undefined }}
        bar={{
          label: 'Buscar en las campañas',
          searchLabel: 'Buscar campañas',
          choices: [
            {
              name: 'state',
              label: 'Estado',
              allLabel: 'Todos los estados',
              options: found.state.map((value) => ({ value, label: words[value as State] })),
            },
          ],
        }}
        columns={columns}
        rows={rows}
        pages={items && pages}
        getId={({ id }) => id}
        getName={({ name }) => name}
        empty={{
          icon: <Search size={32} />,
          title: 'Aún no hay campañas',
          text: 'Aquí estará la primera.',
        }}
        noMatch={{ title: 'Nada coincide', text: 'Prueba con otro nombre.' }}
        more={(items?.length ?? 0) > 200 && 'Hay más campañas.'}
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

const meta = {
  title: 'Kit/Content/Filtered list',
  component: FilteredList,
  subcomponents: { Chips, LooksSwitch, PagedList },
  argTypes: { leads: toArgType(['cards', 'table']) },
  parameters: {
    address: '/marquee',
    guide: {
      use: 'For the things of a tool: campaigns, canvases, concerts. Where the server filters and sends parts, as in the inbox of the editors, pass remote; where an office compares many by figures, PagedList is its table in pages.',
      do: [
        'Let the table lead where things are compared by numbers, and cards where a picture decides.',
        'Say in one line that there are none yet, with the next step.',
        'Show how each stands by a StatusBadge of the same words as the chips.',
      ],
      dont: ['Put a filter of states beside it: the chips are that.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes from chip to chip, then to the search and the order.' },
        { keys: 'Enter, Space', effect: 'Filters by the chip.' },
      ],
    },
  },
} satisfies Meta<typeof FilteredList<Campaign, State>>;

export default meta;
type Story = StoryObj;

const chip = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('button', { name });
const list = (canvas: ReturnType<typeof within>) => canvas.getByRole('list', { name: 'Campañas' });

/** Twelve items with chips, search and order. */
export const Default: Story = {
  tags: ['state:default', 'state:selected'],
  render: () => <Campaigns items={make(12)} />,
  play: async ({ canvas }) => {
    await expect(chip(canvas, 'Todas 12')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip(canvas, 'Esperan 4'));
    await expect(list(canvas).children).toHaveLength(4);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar campañas' }), '10');
    await expect(list(canvas).children).toHaveLength(1);
    await expect(chip(canvas, 'Todas 1')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('?status=waiting&q=10');
    await userEvent.click(chip(canvas, 'Quitar filtros'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Orden' }), 'Más gastado');
    await expect(within(list(canvas)).getAllByRole('heading')[0]).toHaveTextContent('Campaña 9');
    await expect(canvas.getByTestId('address')).toHaveTextContent('?sort=-most');
  },
};
export const Keyboard: Story = {
  tags: ['state:focus'],
  render: () => <Campaigns items={make(12)} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(chip(canvas, 'Esperan 4')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(list(canvas).children).toHaveLength(4);
    await expect(chip(canvas, 'Esperan 4')).toHaveFocus();
  },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: 'button:nth-of-type(2)' } },
  render: () => <Campaigns items={make(12)} />,
};
/** The other view is kept in the address. */
export const TableLeads: Story = {
  tags: ['state:variants'],
  render: () => <Campaigns items={make(12)} leads="table" />,
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Campañas' }));
    await userEvent.click(table.getByRole('button', { name: 'Gastado' }));
    await expect(canvas.getByTestId('address')).toHaveTextContent('?sort=-spent');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tarjetas' }));
    await expect(list(canvas).children).toHaveLength(12);
    await expect(canvas.getByTestId('address')).toHaveTextContent('?sort=-spent&view=cards');
    await userEvent.click(canvas.getByRole('radio', { name: 'Tabla' }));
  },
};
/** A single item needs no chips, search or order. */
export const One: Story = {
  tags: ['state:variants'],
  render: () => <Campaigns items={make(1)} hasTable={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
/** Twenty at a time; a reload shows as many again. */
export const ThreeHundred: Story = {
  tags: ['state:extreme-numbers'],
  parameters: { address: '/marquee?status=over' },
  render: () => <Campaigns items={make(300)} leads="table" />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    await userEvent.click(chip(canvas, 'Mostrar 20 más'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(40);
    await expect(canvas.getByTestId('address')).toHaveTextContent('?status=over&page=2');
    await userEvent.click(chip(canvas, 'Activas 40'));
    await userEvent.click(chip(canvas, 'Mostrar 20 más'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(40);
    await expect(canvas.queryByRole('button', { name: /^Mostrar/ })).toBeNull();
    await userEvent.click(chip(canvas, 'Todas 300'));
  },
};
/** The server filters and counts; the list opens with what waits. */
export const Remote: Story = {
  tags: ['state:variants'],
  render: () => <SentCampaigns items={make(150)} />,
  play: async ({ canvas }) => {
    await expect(chip(canvas, 'Esperan 50')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip(canvas, 'Mostrar 20 más'));
    await userEvent.click(chip(canvas, 'Mostrar 10 más'));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getByTestId('address')).toHaveTextContent('?sent-page=3');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Orden' }), 'Las últimas');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Campaña 148');
    await userEvent.click(chip(canvas, 'Todas 150'));
    await expect(canvas.getByTestId('address')).toHaveTextContent(
      '?sent-sort=latest&sent-status=all',
    );
    await userEvent.click(chip(canvas, 'Esperan 50'));
    await expect(canvas.getByTestId('address')).toHaveTextContent('?sent-sort=latest');
    await userEvent.type(canvas.getByRole('searchbox'), '148');
    await waitFor(() => expect(chip(canvas, 'Esperan 1')).toBeVisible());
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(chip(canvas, 'Esperan 50')).toBeVisible());
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
/** Nothing waits, but something was decided. */
export const RemoteNoneWaits: Story = {
  tags: ['no-photo'],
  render: () => <SentCampaigns items={make(12).filter(({ state }) => state !== 'waiting')} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ninguna espera.');
    await expect(chip(canvas, 'Todas 8')).toBeVisible();
  },
};
/** Search, filter, order and page are in the address. */
export const Paged: Story = {
  tags: ['state:variants', 'tall'],
  render: () => <PagedCampaigns items={make(300)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getByText('Hay más campañas.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'Activas');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(40);
    await userEvent.type(canvas.getByRole('searchbox'), 'nadie');
    await expect(await canvas.findByText('Nada coincide')).toBeVisible();
    await expect(canvas.getByTestId('address')).toHaveTextContent('?state=active&q=nadie');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await expect(canvas.getByTestId('address')).toHaveTextContent(/^$/);
  },
};
export const PagedLoading: Story = {
  tags: ['state:loading'],
  render: () => <PagedCampaigns items={undefined} />,
};
export const PagedEmpty: Story = {
  tags: ['no-photo'],
  render: () => <PagedCampaigns items={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay campañas')).toBeVisible();
  },
};
export const NoMatch: Story = {
  tags: ['state:no-match'],
  parameters: { address: '/marquee?q=zzz' },
  render: () => <Campaigns items={make(12)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada coincide con lo que buscas.');
    await expect(canvas.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
  },
};
export const Empty: Story = { tags: ['state:empty'], render: () => <Campaigns items={[]} /> };
const longItems = make(9).map((campaign) => ({
  ...campaign,
  name: `${campaign.name} ${longName} ${'a'.repeat(80)}`,
}));
export const LongText: Story = {
  tags: ['state:long-text'],
  render: () => <Campaigns items={longItems} />,
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'small' } },
  render: () => <Campaigns items={longItems} />,
};
