import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disc3, Plus } from 'lucide-react';
import { expect, fn, spyOn, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { Screen } from '@/shared/routes';
import { afterEffects, longName } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import {
  FigureLine,
  FiguresTable,
  MainAction,
  OfficePage,
  ScreenTabs,
  SortedFigures,
  TabSkeleton,
  ToolDesk,
} from '../index';

const create = fn();

type Row = { title: string; streams: number };

const rows: Row[] = [
  { title: 'Una maleta hecha', streams: 61_890 },
  { title: 'Ábaco', streams: 12_310 },
  { title: 'Sal en la ventana', streams: 98_200 },
];

const table = {
  title: 'Tus canciones',
  text: 'Desde que salieron.',
  rows,
  columns: [
    {
      id: 'title',
      title: 'Canción',
      cell: ({ title }: Row) => title,
      value: ({ title }: Row) => title,
    },
    {
      id: 'streams',
      title: 'Reproducciones',
      cell: ({ streams }: Row) => streams,
      value: ({ streams }: Row) => streams,
      isNumeric: true,
    },
  ],
  getId: ({ title }: Row) => title,
  getName: ({ title }: Row) => title,
  empty: 'Tus canciones aparecerán aquí cuando suenen por primera vez.',
};

const sorted = { ...table, name: 'songs', initialSort: { by: 'streams', isDescending: true } };

const say = (text: string) => () => Promise.resolve(() => <p>{text}</p>);

const screen: Screen = {
  name: 'manager',
  path: '/label-manager',
  link: { label: 'pages.label:manager.link', Icon: Disc3 },
  load: say('La página'),
  tabs: [
    { name: 'overview', title: 'pages.label:manager.title', load: say('Lo que hay al principio') },
    { name: 'finance', title: 'pages.label:statement.title', load: say('Lo que se paga') },
    {
      name: 'others',
      title: 'pages.label:ownStatement.title',
      access: 'editorial.manage',
      load: say('De los editores'),
    },
  ],
};

const meta = {
  title: 'Work/Office/Office page',
  component: OfficePage,
  subcomponents: {
    FigureLine,
    FiguresTable,
    MainAction,
    ScreenTabs,
    SortedFigures,
    TabSkeleton,
    ToolDesk,
  },
  args: {
    title: 'Panel de disquera',
    picture: <Artwork src={null} seed="lbl_balcon" sizes="40px" />,
    whose: 'Balcón Discos',
    loading: 'Cargando las cifras',
    facts: (
      <>
        <span>Argentina</span>
        <span>34 artistas</span>
      </>
    ),
    controls: <Button size="small">Exportar datos</Button>,
    children: (
      <>
        <MainAction>
          <Button variant="solid" onClick={create}>
            <Plus size={18} aria-hidden />
            Crear concierto
          </Button>
        </MainAction>
        <ScreenTabs label="Partes del panel" />
      </>
    ),
  },
  parameters: {
    address: '/label-manager',
    state: signedIn({ role: 'label' }),
    screen,
    docs: { story: { inline: false, height: '480px' } },
    guide: {
      use: 'Around every screen of the offices: tool, whose it is, main act and tabs on top, and in sight.',
      do: [
        'List the tabs in the area, so that the one of the address comes with the page.',
        'Put the large figures on the first tab, and a line of them on the others.',
        'Give the main act an icon, which stands for its words on a phone.',
      ],
      dont: ['Put a chart and a table of the same figures side by side.'],
      keyboard: [
        { keys: 'N', effect: 'Presses the main act, where nobody types.' },
        { keys: 'Tab', effect: 'Reaches the main act, then the tabs.' },
        { keys: 'Enter', effect: 'Opens the tab.' },
      ],
    },
  },
  beforeEach: () => {
    create.mockClear();
  },
} satisfies Meta<typeof OfficePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Main action and tabs render in the head, wherever they are in the page. */
export const Default: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Balcón Discos');
    const head = canvas.getByRole('heading', { level: 1 }).closest('header');
    await expect(head).toContainElement(canvas.getByRole('button', { name: 'Crear concierto' }));
    await expect(head).toContainElement(canvas.getByRole('tablist', { name: 'Partes del panel' }));
    await expect(await canvas.findByText('Lo que hay al principio')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Extracto' }));
    await expect(await canvas.findByText('Lo que se paga')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Panel de disquera' }));
  },
};

/** The key N presses the main action, but not while typing. */
export const Keyboard: Story = {
  tags: ['no-photo'],
  args: { facts: <input aria-label="Buscar" /> },
  play: async ({ canvas, userEvent }) => {
    await afterEffects();
    await userEvent.keyboard('n');
    await expect(create).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox'), 'Nora');
    await expect(create).toHaveBeenCalledOnce();
  },
};

/** A forbidden tab is not listed, and its address shows a message. */
export const Denied: Story = {
  tags: ['no-photo'],
  args: { children: <ScreenTabs label="Partes del panel" denied={<p>No es tuya</p>} /> },
  parameters: { address: '/label-manager?tab=others' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No es tuya')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Extracto' }));
    await expect(canvas.getAllByRole('tab')).toHaveLength(2);
  },
};

export const Loading: Story = {
  tags: ['state:loading'],
  args: {
    whose: null,
    facts: null,
    children: <ScreenTabs label="Partes del panel" instead={<TabSkeleton />} />,
  },
  play: async ({ canvas }) => expect(canvas.getByText('Cargando las cifras')).toBeInTheDocument(),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { whose: longName, title: longName },
};
/** Only the icon of the main action shows; its text stays the accessible name. */
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { whose: longName },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const act = await canvas.findByRole('button', { name: 'Crear concierto' });
    await expect(act.offsetWidth).toBeLessThan(60);
  },
};

/** Without picture, tabs or action. */
export const Plain: Story = {
  tags: ['state:variants'],
  args: {
    title: 'Panel de administración',
    badge: <Badge tone="admin">Administrador</Badge>,
    children: (
      <FigureLine
        label="Cifras"
        figures={[
          { label: 'Usuarios totales', value: '4 K' },
          { label: 'Altas de este mes', value: undefined },
        ]}
      />
    ),
  },
  render: ({ title, badge, children }) => (
    <OfficePage title={title} badge={badge}>
      {children}
    </OfficePage>
  ),
  parameters: { screen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 K')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};

export const Table: Story = { tags: ['state:default'], render: () => <FiguresTable {...table} /> };
export const TableEmpty: Story = {
  tags: ['state:empty'],
  render: () => <FiguresTable {...table} rows={[]} />,
};
const longRows = rows.map((row) => ({ ...row, title: `${row.title} ${longName}` }));
export const TableLongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  render: () => <FiguresTable {...table} rows={longRows} />,
};
/** The heads sort it; a second press reverses the order. */
export const Sorted: Story = {
  tags: ['state:default'],
  render: () => <SortedFigures {...sorted} />,
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('table', { name: 'Tus canciones' }));
    const names = () => list.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names()[0]).toBe('Sal en la ventana');
    await userEvent.click(list.getByRole('button', { name: 'Canción' }));
    await expect(names()).toEqual(['Ábaco', 'Sal en la ventana', 'Una maleta hecha']);
  },
};
/** The file has all rows in the shown order, then the notes. */
export const SortedWithFile: Story = {
  tags: ['state:variants'],
  render: () => (
    <SortedFigures
      {...sorted}
      file={{ label: 'Exportar canciones', name: 'canciones', notes: [['Canción', 'Una nota']] }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Exportar canciones' }));
    const [blob] = made.mock.lastCall ?? [];
    const text = blob instanceof Blob ? await blob.text() : '';
    await expect(text).toMatch(/Reproducciones\r\nSal en la ventana[;,]98200\r\n/);
    await expect(text).toMatch(/\r\n\r\nCanción[;,]Una nota/);
    made.mockRestore();
  },
};
const manyRows = Array.from({ length: 60 }, (_, index) => ({
  title: `Canción ${index}`,
  streams: index,
}));
/** A long list has pages. */
export const SortedPages: Story = {
  tags: ['state:variants'],
  render: () => <SortedFigures {...sorted} rows={manyRows} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Página siguiente' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Página anterior' }));
  },
};
export const SortedEmpty: Story = {
  tags: ['state:empty'],
  render: () => <SortedFigures {...sorted} rows={[]} />,
};
export const SortedLongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  render: () => <SortedFigures {...sorted} rows={longRows} />,
};
export const TabLoading: Story = {
  tags: ['state:loading', 'state:narrow'],
  render: () => <TabSkeleton />,
};
