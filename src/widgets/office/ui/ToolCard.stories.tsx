import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Artwork } from '@/shared/ui/artwork';
import { CardGrid } from '@/shared/ui/card-grid';
import { Meter } from '@/shared/ui/meter';
import { StatusBadge } from '@/shared/ui/status-badge';
import { Text } from '@/shared/ui/text';
import { makeToolDesk } from '../testing/make-tool-desk';
import { ToolDeskContext } from './tool-desk';
import { FirstAct, ThingActs } from './ThingActs';
import { ToolCard } from './ToolCard';

const edit = fn();
const remove = fn();
const whose = (id: string) => id === 'mar_label' && <Text size="small">Nora Quintavalle</Text>;

const meta = {
  title: 'Work/Office/Tool card',
  component: ToolCard,
  subcomponents: { ThingActs, FirstAct },
  argTypes: { pending: typed('PendingItem<Item> | null'), acts: typed('ThingAct[]') },
  args: {
    id: 'mar_1',
    name: 'Luna de ámbar',
    picture: (
      <div style={{ inlineSize: '64px', flexShrink: 0 }}>
        <Artwork src={null} seed="mar_1" sizes="64px" />
      </div>
    ),
    badge: <StatusBadge meaning="on">Activa</StatusBadge>,
    lines: ['Del 10 de noviembre al 10 de diciembre', 'Países: España y México'],
    acts: [
      { label: 'Ver detalles', name: 'Ver detalles de Luna de ámbar', onPress: edit },
      {
        label: 'Cancelar',
        name: 'Cancelar Luna de ámbar',
        onPress: remove,
        isDanger: true,
        hasDialog: true,
      },
    ],
    pending: null,
    children: <Meter label="Gastado" value={320} max={1000} />,
  },
  parameters: {
    guide: {
      use: 'A thing of a promotion tool among others of its kind, where its picture or its figures decide.',
      do: ['Put the likeliest act first, as a word; the others go into the menu.'],
      dont: ['Use it where people compare numbers: a table shows them in columns.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the first act, then the menu of the others.' },
        { keys: 'Enter, Space', effect: 'Does the act, or opens the menu.' },
      ],
    },
  },
  decorators: [
    (Story) => (
      <ToolDeskContext value={makeToolDesk({ edit, whose })}>
        <CardGrid as="div">{Story()}</CardGrid>
      </ToolDeskContext>
    ),
  ],
} satisfies Meta<typeof ToolCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One action is a button, the others are in a menu. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ver detalles de Luna de ámbar' }));
    await expect(edit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Más.*Luna de ámbar/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
    await expect(remove).toHaveBeenCalledOnce();
  },
};
export const OneAct: Story = {
  tags: ['state:variants'],
  args: {
    acts: meta.args.acts.slice(0, 1),
    badge: <StatusBadge meaning="over">Terminada</StatusBadge>,
  },
};
/** A large picture leads. */
export const Cover: Story = {
  tags: ['state:variants'],
  args: { level: 3, picture: null, cover: <Artwork src={null} seed="mar_1" sizes="320px" /> },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Luna de ámbar'),
};
export const NothingToDo: Story = {
  tags: ['state:empty', 'state:no-image'],
  args: { acts: [], picture: null, children: null },
};
/** A list of a label's artists names the artist. */
export const OfALabel: Story = { tags: ['state:variants'], args: { id: 'mar_label' } };
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { name: longTitle, lines: [longTitle, longTitle] },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
