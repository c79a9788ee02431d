import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloudOff, Disc3, Download, ListPlus, SearchX, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { saveCsv } from '@/shared/files';
import { useListView } from '@/shared/lib/address';
import { formatDate, formatNumber } from '@/shared/lib/format';
import { longTitle, typed } from '@/shared/testing';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Button } from '@/shared/ui/button';
import { Stack } from '@/shared/ui/stack';
import { MenuItem, MenuSeparator } from '@/shared/ui/menu';
import { StatusView } from '@/shared/ui/status-view';
import {
  arrangeRows,
  type Column,
  DataTable,
  exportRows,
  PicturedName,
  TablePages,
  useSelection,
} from './index';

type Song = {
  id: string;
  title: string;
  album: string;
  released: string;
  streams: number | null;
  saves: number;
  state: 'live' | 'planned';
};

const onQueue = fn();
const onRemove = fn();

const titles = [
  'Luna de ámbar',
  'Ñandú',
  'Volver caminando',
  'La otra orilla',
  'Cal y canto',
  'Azul',
];
const songs = (count: number): Song[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `trk_${index}`,
    title: index < titles.length ? (titles[index] ?? '') : `Toma ${index + 1}`,
    album: index % 3 === 0 ? 'Calles de agua' : 'Noche larga',
    released: new Date(Date.UTC(2026, 9, 30 - index)).toISOString().slice(0, 10),
    streams: index === 4 ? null : ((index * 7919) % 10_007) * 13,
    saves: (index * 31) % 900,
    state: index % 5 === 3 ? 'planned' : 'live',
  }));

const columns: readonly Column<Song>[] = [
  { id: 'title', title: 'Canción', value: ({ title }) => title },
  { id: 'album', title: 'Álbum', value: ({ album }) => album },
  {
    id: 'released',
    title: 'Salida',
    isWhole: true,
    value: ({ released }) => released,
    cell: ({ released }) => formatDate(released, 'es'),
  },
  {
    id: 'state',
    title: 'Estado',
    value: ({ state }) => state,
    isUnsorted: true,
    isWhole: true,
    cell: ({ state }) =>
      state === 'live' ? (
        <StatusBadge meaning="on">Publicada</StatusBadge>
      ) : (
        <StatusBadge meaning="others">Programada</StatusBadge>
      ),
  },
  {
    id: 'streams',
    title: 'Reproducciones',
    isNumeric: true,
    value: ({ streams }) => streams,
    cell: ({ streams }) => (streams === null ? 'sin datos' : formatNumber(streams, 'es')),
  },
  {
    id: 'saves',
    title: 'Guardadas',
    isNumeric: true,
    value: ({ saves }) => saves,
    cell: ({ saves }) => formatNumber(saves, 'es'),
  },
];

const getId = ({ id }: Song) => id;
const getName = ({ title }: Song) => title;
const menu = ({ id }: Song) => (
  <>
    <MenuItem icon={<ListPlus size={18} />} onSelect={() => onQueue(id)}>
      Añadir a la cola
    </MenuItem>
    <MenuSeparator />
    <MenuItem icon={<Trash2 size={18} />} tone="danger" onSelect={() => onRemove(id)}>
      Quitar de la lista
    </MenuItem>
  </>
);

type ListProps = { count: number; pageSize?: number; hasSelection?: boolean };

/** As screens use it: local rows, and the view in the address. */
function List({ count, pageSize = 10, hasSelection = true }: ListProps) {
  const view = useListView({
    sorts: ['title', 'album', 'released', 'streams', 'saves'],
    initialSort: { by: 'streams', isDescending: true },
  });
  const selection = useSelection();
  const list = songs(count);
  const { rows, all, ...pages } = arrangeRows(list, { ...view, columns, pageSize, language: 'es' });
  const chosen = exportRows(
    columns,
    all.filter(({ id }) => selection.ids.has(id)),
  );
  return (
    <DataTable
      label="Canciones"
      columns={columns}
      rows={rows}
      getId={getId}
      getName={getName}
      sort={view.sort}
      onSort={view.sortBy}
      pages={pages}
      onPage={view.goToPage}
      menu={menu}
      {...(hasSelection && {
        selection,
        allIds: all.map(getId),
        bulkActions: (
          <Button size="small" onClick={() => saveCsv('canciones.csv', chosen, 'es')}>
            <Download size={16} aria-hidden /> Exportar
          </Button>
        ),
      })}
    />
  );
}

const meta = {
  title: 'Figures/Tables/Data table',
  component: DataTable<Song>,
  subcomponents: { TablePages, PicturedName },
  args: { label: 'Canciones', columns, rows: songs(8), getId, getName },
  argTypes: {
    columns: typed('Column<Row>[]'),
    rows: typed('Row[]'),
    getId: typed('(row: Row) => string'),
    getName: typed('(row: Row) => string'),
    menu: typed('(row: Row) => ReactNode'),
    sort: typed('{ by: string; isDescending: boolean }'),
    onSort: typed('(sort: Sort) => void'),
    pages: typed('{ page: number; pageSize: number; total: number }'),
    allIds: typed('string[]'),
    selection: typed('Selection'),
  },
  // Below this width columns are hidden.
  globals: { viewport: { value: 'medium' } },
  parameters: {
    guide: {
      use: 'For lists that people of the offices compare, sort and work through; listeners have the track table.',
      do: [
        'Keep order, page and filters in the address (useListView), and what is chosen in the screen (useSelection).',
        'Put the name first and figures last; give each figure its value, so that it sorts and exports as a number.',
        'Give what is looked up rarely a higher rank, and say what is the figure, the fact and the badge of a narrow row where the default is wrong.',
        'Show a state as a badge with its word, and the acts of a row in its menu.',
      ],
      dont: [
        'Cut numbers short: a table is where they are read in full.',
        'Offer bulk actions that cannot be undone without a confirmation that names how many.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through heads, boxes, links and menus of the rows.' },
        { keys: 'Enter', effect: 'On a head: sorts by it, again the other way.' },
        { keys: 'Space', effect: 'On a box: chooses the row; with Shift all from the last one.' },
        { keys: 'Shift+F10', effect: 'Anywhere in a row: opens its menu.' },
        { keys: 'Enter', effect: 'On the arrow at the end of a row: shows all of it in a drawer.' },
      ],
    },
  },
  // There is no top bar above it.
  decorators: [
    (Story) => (
      <div style={{ '--head-height': '0px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DataTable<Song>>;

export default meta;
type Story = StoryObj<typeof meta>;

const inOrder = (canvas: { getAllByRole: (role: 'rowheader') => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

/** All rows, read-only. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Canciones' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Heads sort; the address has the sort. */
export const Sorted: Story = {
  tags: ['state:variants', 'state:focus'],
  render: () => <List count={120} hasSelection={false} />,
  play: async ({ canvas }) => {
    const streams = canvas.getByRole('columnheader', { name: 'Reproducciones' });
    await expect(streams).toHaveAttribute('aria-sort', 'descending');
    const title = canvas.getByRole('button', { name: 'Canción' });
    await userEvent.click(title);
    await expect(canvas.getByRole('columnheader', { name: 'Canción' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(streams).not.toHaveAttribute('aria-sort');
    await expect(inOrder(canvas).slice(0, 3)).toEqual(['Azul', 'Cal y canto', 'La otra orilla']);
    await userEvent.keyboard('{Enter}');
    await expect(inOrder(canvas)[0]).toBe('Volver caminando');
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando 11–20 de 120');
    await userEvent.click(canvas.getByRole('button', { name: 'Guardadas' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando 1–10 de 120');
  },
};

export const Compact: Story = { tags: ['state:variants'], args: { isCompact: true } };

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: ['tbody tr:nth-child(2)', 'th:first-child button'] } },
  args: { sort: { by: 'streams', isDescending: true }, onSort: fn() },
};

/** The selection bar replaces the line above the table, so that rows do not move. */
export const Selected: Story = {
  tags: ['forced-colours', 'state:selected'],
  render: () => <List count={12_040} pageSize={8} />,
  play: async ({ canvas }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox').slice(1);

    const table = canvas.getByRole('table');
    const { top } = table.getBoundingClientRect();
    await userEvent.click(boxes()[1] ?? table);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 seleccionado');
    await expect(table.getBoundingClientRect().top).toBe(top);

    const user = userEvent.setup();
    const last = boxes()[4] ?? table;
    await user.keyboard('{Shift>}');
    await user.click(last);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('4 seleccionados');
    await expect(
      canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }),
    ).toBePartiallyChecked();

    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 seleccionados');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12 seleccionados');
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
    await expect(boxes().filter(({ checked }) => checked)).toHaveLength(4);
  },
};

export const AllSelected: Story = {
  tags: ['state:selected'],
  render: () => <List count={12_040} pageSize={5} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Seleccionar esta página' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Seleccionar los 12.040' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('12.040 seleccionados');
    await expect(canvas.queryByRole('button', { name: /Seleccionar los/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar la selección' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando 1–5 de 12.040');
  },
};

/** Opens by button, menu key and right click; focus returns. */
export const MenuOpen: Story = {
  tags: ['state:open'],
  render: () => <List count={6} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Más opciones de Ñandú' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Añadir a la cola' }));
    await expect(onQueue).toHaveBeenLastCalledWith('trk_1');
    await waitFor(() => expect(button).toHaveFocus());

    const box = canvas.getByRole('checkbox', { name: 'Seleccionar Azul' });
    box.focus();
    await fireEvent.keyDown(box, { key: 'F10', shiftKey: true });
    await screen.findByRole('menu', { name: 'Azul' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveFocus());

    await fireEvent.contextMenu(canvas.getByRole('rowheader', { name: 'Ñandú' }), {
      clientX: 200,
      clientY: 120,
    });
    await screen.findByRole('menu', { name: 'Ñandú' });
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: { rows: [], isLoading: true, loadingRows: 8 },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('table').parentElement).toHaveAttribute('aria-busy', 'true'),
};

/** A loading page keeps its line, and fills the window, so that nothing below moves in sight. */
export const LoadingPage: Story = {
  tags: ['state:loading'],
  args: { rows: [], isLoading: true, onPage: fn() },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody > tr')).toHaveLength(20);
    const line = canvas.getByRole('table').parentElement?.previousElementSibling;
    await expect(line?.getBoundingClientRect().height).toBe(52);
  },
};

/** Old rows stay until the new ones arrive. */
export const Reloading: Story = { tags: ['state:loading'], args: { isLoading: true } };

export const Empty: Story = {
  tags: ['state:empty'],
  args: {
    rows: [],
    instead: (
      <StatusView
        icon={<Disc3 size={32} />}
        title="Aún no hay canciones"
        text="La primera que publiques estará aquí con sus cifras."
        action={<Button variant="solid">Enviar una canción</Button>}
      />
    ),
  },
};

export const NoMatch: Story = {
  tags: ['state:no-match'],
  args: {
    rows: [],
    instead: (
      <StatusView
        icon={<SearchX size={32} />}
        title="Ninguna canción coincide"
        text="Prueba con otra palabra o quita los filtros."
        action={<Button>Quitar filtros</Button>}
      />
    ),
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    rows: [],
    instead: (
      <StatusView
        tone="danger"
        icon={<CloudOff size={32} />}
        title="No pudimos leer tus canciones"
        text="Comprueba la conexión y vuelve a intentarlo."
        action={<Button>Reintentar</Button>}
      />
    ),
  },
};

export const LongText: Story = {
  tags: ['state:long-text', 'state:extreme-numbers'],
  args: {
    rows: songs(4).map((song, index) => ({
      ...song,
      title: index % 2 === 0 ? longTitle : song.title,
      album: index === 1 ? longTitle : song.album,
      streams: [0, 1, 1_234_567_890, 98_765_432_109][index] ?? 0,
    })),
  },
};

/**
 * Where even the remaining columns are too wide, the table scrolls: its first and last column
 * stick, and a shade marks where it continues.
 */
export const LongHeads: Story = {
  tags: ['state:long-text', 'forced-colours'],
  args: {
    columns: columns.map((column) => ({
      ...column,
      title: `${column.title} ${longTitle}`,
      rank: 1,
    })),
    menu,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Canciones' });
    const frame = table.parentElement ?? table;
    const { scrollingElement: page } = document;
    await waitFor(() => expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0));
    await expect(frame.scrollWidth).toBeGreaterThan(frame.clientWidth);
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'end'));
    await expectWithin(frame, lastCells(canvas));
    frame.scrollTo(frame.scrollWidth, 0);
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'start'));
    const [first] = canvas.getAllByRole('rowheader');
    const { left } = frame.getBoundingClientRect();
    await expect(Math.round(first?.getBoundingClientRect().left ?? 0)).toBe(Math.round(left));
    await expectWithin(frame, lastCells(canvas));
    frame.scrollTo(frame.scrollWidth / 4, 0);
    await waitFor(() => expect(frame).toHaveAttribute('data-more', 'start end'));
  },
};

const ranked: readonly Column<Song>[] = [
  ...columns.slice(0, 2),
  { id: 'label', title: 'Disquera', rank: 3, value: () => 'Sello de la Semana' },
  ...columns.slice(2).map((column): Column<Song> => {
    if (column.id === 'released') return { ...column, rank: 4 };
    return column.id === 'state' ? { ...column, part: 'badge' } : column;
  }),
];

/** Last cells of the rows. */
const lastCells = (canvas: { getAllByRole: (role: 'row') => HTMLElement[] }) =>
  canvas
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll(':scope > :is([data-last], :last-child)')]);

async function expectWithin(frame: Element, cells: readonly Element[]) {
  const { left, right } = frame.getBoundingClientRect();
  await expect(cells.length).toBeGreaterThan(0);
  for (const cell of cells) {
    const its = cell.getBoundingClientRect();
    await expect(its.right).toBeLessThanOrEqual(right + 0.5);
    await expect(its.left).toBeGreaterThanOrEqual(left - 0.5);
  }
}

/** Heads of the visible columns. */
const seenHeads = (table: HTMLElement) =>
  [...table.querySelectorAll<HTMLElement>('thead th')]
    .filter(({ offsetWidth }) => offsetWidth > 1)
    .map(({ textContent }) => textContent);

/** Columns hide by rank as the table narrows, but never the figure; the drawer has them all. */
export const Ranks: Story = {
  tags: ['state:variants'],
  args: { columns: ranked },
  globals: { viewport: { value: 'wide' } },
  render: (args) => (
    <Stack gap={8}>
      {[1040, 860, 660].map((width) => (
        <div key={width} style={{ inlineSize: `${width}px` }}>
          <DataTable {...args} label={`${width} px`} rows={songs(3)} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const heads = (name: string) => seenHeads(canvas.getByRole('table', { name }));
    await expect(heads('1040 px')).toEqual(ranked.map(({ title }) => title));
    await expect(heads('860 px')).not.toContain('Salida');
    await expect(heads('860 px')).toContain('Disquera');
    await expect(heads('660 px')).not.toContain('Disquera');
    for (const table of canvas.getAllByRole('table')) {
      await expect(seenHeads(table)).toEqual(expect.arrayContaining(['Canción', 'Guardadas']));
      await expectWithin(table.parentElement ?? table, lastCells(within(table)));
      // Short names keep their width, so that nothing scrolls.
      await expect(table.parentElement).not.toHaveAttribute('data-too-wide');
      // Screen readers still get all columns.
      await expect(within(table).getAllByRole('columnheader', { name: 'Salida' })).toHaveLength(1);
      await expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Calles de agua');
    }
  },
};

/** The details, by the button or a press on the row. */
export const DrawerOpen: Story = {
  tags: ['state:open'],
  args: { columns: ranked },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('cell', { name: formatNumber(31, 'es') }));
    const drawer = await screen.findByRole('dialog', { name: 'Ñandú' });
    await expect(within(drawer).getByText('Salida').nextSibling).toHaveTextContent(
      '29 de octubre de 2026',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const button = canvas.getByRole('button', { name: 'Ver más de Azul' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Azul' });
  },
};

/** A row is two lines; a select replaces the heads. */
export const Narrow: Story = {
  tags: ['state:narrow', 'state:selected'],
  render: () => <List count={12} pageSize={6} />,
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('combobox', { name: 'Ordenar por' });
    await expect(order).toHaveDisplayValue('Reproducciones: descendente');
    await userEvent.selectOptions(order, 'Canción: ascendente');
    await expect(inOrder(canvas)[0]).toBe('Azul');
    const row = canvas.getByRole('row', { name: /Azul/ });
    await expect(row.offsetHeight).toBeLessThanOrEqual(76);
    await expect(within(row).getAllByRole('cell')).toHaveLength(7);
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Seleccionar Azul' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 seleccionado');
    await userEvent.click(within(row).getByText('Azul'));
    const drawer = await screen.findByRole('dialog', { name: 'Azul' });
    await expect(within(drawer).getByText('Reproducciones')).toBeVisible();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Twenty rows at first. */
export const NarrowAndLong: Story = {
  tags: ['state:narrow'],
  args: { rows: songs(300), columns: ranked },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar 280 más' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(301);
    await expect(canvas.getByRole('button', { name: 'Ver más de Toma 21' })).toHaveFocus();
  },
};

const oddNames = [longTitle, 'w'.repeat(136), 'أغنية الليل الطويل', 'Ñandú'];

/**
 * No details button beside an action: a press on the row opens them, and the button shows on
 * focus.
 */
export const NarrowWithAct: Story = {
  tags: ['state:narrow'],
  args: {
    rows: songs(2),
    columns: [
      ...ranked,
      {
        id: 'act',
        title: 'Acción',
        part: 'act',
        cell: () => <Button size="small">Retirar solicitud</Button>,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Ñandú/ }));
    const more = row.getByRole('button', { name: 'Ver más de Ñandú' });
    await expect(more.offsetWidth).toBeLessThanOrEqual(1);
    const act = row.getByRole('button', { name: 'Retirar solicitud' });
    // A long act breaks, so that the name keeps its room.
    await expect(act.offsetWidth).toBeLessThanOrEqual(96);
    await expect(act.closest('tr')?.offsetHeight).toBeLessThanOrEqual(72);
    act.focus();
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await expect(more.offsetWidth).toBeGreaterThan(40);
    await userEvent.click(row.getByText('Ñandú'));
    const drawer = await screen.findByRole('dialog', { name: 'Ñandú' });
    await expect(within(drawer).getByRole('button', { name: 'Retirar solicitud' })).toBeVisible();
  },
};

/** The picture stands beside both lines; a row without a fact shows the name's detail. */
export const NarrowPictured: Story = {
  tags: ['state:narrow'],
  args: {
    rows: songs(2),
    columns: ranked.map((column) => ({
      ...column,
      ...(column.id === 'title' && {
        isTwoLines: true,
        cell: ({ title, album }: Song) => (
          <PicturedName picture={<Disc3 size={32} />} detail={album}>
            {title}
          </PicturedName>
        ),
      }),
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.offsetHeight).toBeLessThanOrEqual(72);
  },
};

/** Names are truncated in the row, and full in its drawer. */
export const NarrowNames: Story = {
  tags: ['state:narrow', 'state:long-text', 'state:extreme-numbers'],
  args: {
    columns: ranked,
    rows: songs(4).map((song, index) => ({
      ...song,
      title: oddNames[index] ?? '',
      saves: [0, 1, 1_234_567_890, 98_765][index] ?? 0,
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const { scrollingElement: page } = document;
    await expect(page?.scrollWidth).toBeLessThanOrEqual(page?.clientWidth ?? 0);
    for (const row of canvas.getAllByRole('row').slice(1))
      await expect(row.offsetHeight).toBeLessThanOrEqual(76);
    const table = canvas.getByRole('table');
    await expectWithin(table.parentElement ?? table, lastCells(within(table)));
  },
};

export const One: Story = { tags: ['state:variants'], args: { rows: songs(1) } };
