import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { beginAnew, ofTool, parts } from '../../testing/concert-answers';
import { ConcertsPage } from '../ConcertsPage';

const meta = {
  title: 'Work/Concerts/Poster dialog',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: ofTool,
  loaders: parts,
  beforeEach: beginAnew,
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves concerts: A picture is drawn
export const Default: Story = {
  tags: ['state:default'],
  parameters: { address: '/concerts?tab=promotion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Generar contenido para redes sociales' }),
    );
    const picture = await screen.findByRole('img', { name: /Nora Quintavalle: Cartas sin sello/ });
    await waitFor(() => expect(picture).toBeVisible());
    const drawn = (picture as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, 1, 1).data[3];
    await expect(drawn).toBe(255);
    await expect(screen.getByRole('button', { name: 'Descargar imagen' })).toBeVisible();
  },
};
