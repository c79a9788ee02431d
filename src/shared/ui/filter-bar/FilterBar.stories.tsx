import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { useListView } from '@/shared/lib/address';
import { typed } from '@/shared/testing';
import { Button } from '@/shared/ui/button';
import { FilterBar, SearchBox } from './index';

const state = {
  name: 'state',
  label: 'Estado',
  allLabel: 'Todos los estados',
  options: [
    { value: 'live', label: 'Publicadas' },
    { value: 'planned', label: 'Programadas' },
  ],
};

/** Keeps everything in the address, as a screen does. */
function InAddress() {
  const view = useListView({
    sorts: ['title'],
    initialSort: { by: 'title', isDescending: false },
    choices: { state: ['live', 'planned'] },
  });
  return (
    <>
      <FilterBar
        label="Filtros de canciones"
        searchLabel="Buscar en tus canciones"
        text={view.text}
        onSearch={view.search}
        choices={[state]}
        chosen={view.chosen}
        onChoose={(_, value) => view.choose('state', value)}
        onReset={view.isFiltered ? view.reset : undefined}
        actions={
          <Button>
            <Download size={18} aria-hidden /> Exportar
          </Button>
        }
      />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

const meta = {
  title: 'Kit/Forms/Filter bar',
  component: FilterBar,
  subcomponents: { SearchBox },
  args: {
    label: 'Filtros de canciones',
    searchLabel: 'Buscar en tus canciones',
    text: '',
    onSearch: fn(),
    choices: [state],
    onChoose: fn(),
  },
  argTypes: { choices: typed('FilterChoice[]'), chosen: typed('{ [name: string]: string }') },
  parameters: {
    guide: {
      use: 'Above a table or a list of the offices that is longer than a look.',
      do: [
        'Keep all of it in the address with useListView.',
        'Name the choice that leaves nothing out.',
      ],
      dont: ['Offer more than three filters.', 'Wait for a button: the list follows at once.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes from the search to each filter and the way back to all.' },
      ],
    },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:focus'],
  parameters: { address: '/songs?sort=-title&page=3' },
  render: () => <InAddress />,
  play: async ({ canvas }) => {
    const address = canvas.getByTestId('address');
    await expect(canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Buscar en tus canciones' }),
      'luna',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Estado' }), 'Publicadas');
    await expect(address).toHaveTextContent('?sort=-title&q=luna&state=live');
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar la búsqueda' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await expect(address).toHaveTextContent(/^\?sort=-title$/);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const Selected: Story = {
  tags: ['state:selected'],
  args: { text: 'luna', chosen: { state: 'planned' }, onReset: fn() },
};
export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: ['input', 'select'] } },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    text: 'canción para volver caminando de madrugada por la avenida larga',
    searchLabel: 'Buscar entre todas las canciones de tu catálogo y de tus colaboraciones',
    chosen: {},
    onReset: fn(),
  },
};
export const Narrow: Story = {
  ...Selected,
  tags: ['state:narrow'],
  globals: { viewport: { value: 'small' } },
};
