import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { makeCanvas } from '@/entities/canvas/index.testing';
import { findsText, longTitle, typed } from '@/shared/testing';
import { CardGrid } from '@/shared/ui/card-grid';
import { CanvasCard } from './CanvasCard';

const live = makeCanvas('cnv_1', { status: 'live', views: 18_452, engagement: 12.4 });
const again = fn();
const shown = (change: Parameters<typeof makeCanvas>[1]) => ({
  shown: { thing: makeCanvas('cnv_2', change), pending: null },
});

const meta = {
  title: 'Work/Promotion/Canvas card',
  component: CanvasCard,
  argTypes: { shown: typed('ShownCanvas'), acts: typed('ThingAct[]') },
  args: {
    shown: { thing: live, pending: null },
    acts: [
      {
        label: 'Otra versión',
        name: 'Enviar otra versión del Canvas de Luna de ámbar',
        onPress: again,
      },
    ],
    onPreview: fn(),
  },
  decorators: [(Story) => <CardGrid as="div">{Story()}</CardGrid>],
} satisfies Meta<typeof CanvasCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The picture leads, with a play button; the likeliest action is a word. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('En vivo')).toBeVisible();
    await expect(canvas.getByText(/18,5K vistas · 12,4/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ver el Canvas de Luna de ámbar' }));
    await expect(args.onPreview).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Enviar otra versión/ }));
    await expect(again).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = { tags: ['state:pending'], args: shown({ status: 'pending' }) };
/** Shows the editors' message. */
export const Rejected: Story = {
  tags: ['state:failed'],
  args: shown({ status: 'rejected', feedback: 'Lleva el título encima. Quita el texto.' }),
  play: findsText(/Comentario editorial: Lleva el título/),
};
export const NoImage: Story = {
  tags: ['state:no-image', 'state:empty'],
  args: shown({ status: 'live', thumbnailUrl: null }),
};
export const Billions: Story = {
  tags: ['state:extreme-numbers'],
  args: shown({ status: 'live', views: 4_180_000_000, engagement: 100 }),
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: shown({ status: 'rejected', trackTitle: longTitle, feedback: longTitle }),
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
