import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { longName } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { Badge } from '@/shared/ui/badge';
import { Button } from '@/shared/ui/button';
import {
  DashboardHeader,
  FiguresTable,
  MainAction,
  OfficePage,
  SortedFigures,
  TabSkeleton,
} from '../index';

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
  idOf: ({ title }: Row) => title,
  nameOf: ({ title }: Row) => title,
  empty: 'Tus canciones aparecerán aquí cuando suenen por primera vez.',
};

const sorted = { ...table, name: 'songs', initialSort: { by: 'streams', isDescending: true } };

const meta = {
  title: 'Music/People/Office',
  component: DashboardHeader,
  subcomponents: { FiguresTable, MainAction, OfficePage, SortedFigures, TabSkeleton },
  args: {
    title: 'Panel de disquera',
    picture: <Artwork src={null} seed="lbl_balcon" sizes="96px" />,
    name: 'Balcón Discos',
    loading: 'Cargando las cifras',
    facts: (
      <>
        <span>Argentina</span>
        <span>34 artistas</span>
      </>
    ),
    controls: <Button size="small">Exportar datos</Button>,
  },
  parameters: {
    guide: {
      use: 'On the screen of somebody who reads figures of their own: whose they are on top, then tables of them in its tabs.',
      do: [
        'Take the sorted table where there may be more than ten rows.',
        'Offer a file where a row is worth keeping.',
      ],
      dont: ['Put a chart and a table of the same figures side by side.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the heads of a table, then the button of its file.' },
        { keys: 'Enter', effect: 'Sorts by the head, or turns the order round.' },
      ],
    },
  },
} satisfies Meta<typeof DashboardHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:no-image'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Balcón Discos');
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  args: { name: undefined, facts: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando las cifras')).toBeInTheDocument();
  },
};
export const LongText: Story = { tags: ['state:long-text'], args: { name: longName } };
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { name: longName },
  globals: { viewport: { value: 'narrow' } },
};
/** Wherever on the page it is drawn, the main action stands in the row of the title. */
export const Office: Story = {
  tags: ['state:default'],
  render: () => (
    <OfficePage title="Canvas">
      <p>Cómo tiene que ser</p>
      <MainAction>
        <Button variant="solid">Crear Canvas</Button>
      </MainAction>
    </OfficePage>
  ),
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('button', { name: 'Crear Canvas' });
    await expect(action.closest('header')).toContainElement(canvas.getByRole('heading'));
  },
};
export const OfficeWithBadge: Story = {
  tags: ['state:variants'],
  render: () => (
    <OfficePage title="Panel de administración" badge={<Badge tone="admin">Administrador</Badge>}>
      <p>45 usuarios</p>
    </OfficePage>
  ),
};
export const OfficeLongText: Story = {
  tags: ['state:long-text'],
  render: () => (
    <OfficePage title={longName}>
      <MainAction>
        <Button variant="solid">{longName}</Button>
      </MainAction>
    </OfficePage>
  ),
};
export const OfficeNarrow: Story = {
  ...OfficeLongText,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Table: Story = {
  tags: ['state:default'],
  render: () => <FiguresTable {...table} />,
};
export const TableEmpty: Story = {
  tags: ['state:empty'],
  render: () => <FiguresTable {...table} rows={[]} />,
};
const longRows = rows.map((row) => ({ ...row, title: `${row.title} ${longName}` }));
export const TableLongText: Story = {
  tags: ['state:long-text'],
  render: () => <FiguresTable {...table} rows={longRows} />,
};
export const TableNarrow: Story = {
  tags: ['state:narrow'],
  render: () => <FiguresTable {...table} rows={longRows} />,
  globals: { viewport: { value: 'narrow' } },
};
/** Its heads sort it, the way back by a second press. */
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
/** The file has all rows in the order of the screen, then the notes. */
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
/** A long list is turned page by page. */
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
  tags: ['state:long-text'],
  render: () => <SortedFigures {...sorted} rows={longRows} />,
};
export const SortedNarrow: Story = {
  tags: ['state:narrow'],
  render: () => <SortedFigures {...sorted} rows={longRows} />,
  globals: { viewport: { value: 'narrow' } },
};
export const TabLoading: Story = { tags: ['state:loading'], render: () => <TabSkeleton /> };
export const TabLoadingNarrow: Story = {
  tags: ['state:narrow'],
  render: () => <TabSkeleton />,
  globals: { viewport: { value: 'narrow' } },
};
