import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { beginAnew, choose, ofTool, parts } from '../testing/concert-answers';
import { ConcertsPage } from './ConcertsPage';

const meta = {
  title: 'Work/Concerts/Concert drawer',
  component: ConcertsPage,
  args: { title: 'Gestión de Conciertos' },
  parameters: ofTool,
  loaders: parts,
  beforeEach: beginAnew,
} satisfies Meta<typeof ConcertsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves concerts: All of a concert, by an address
/** A concert's details have their own address; Escape returns to the list. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    await choose({ canvas, userEvent }, 'Noche de ombú', 'Ver detalles');
    const drawer = within(await screen.findByRole('dialog', { name: 'Noche de ombú' }));
    for (const text of ['ANUNCIADO', 'OMBU-27', 'lunes, 1 de febrero de 2027']) {
      await expect(drawer.getByText(text)).toBeVisible();
    }
    for (const word of ['Conectado', 'Disponible'])
      await expect(drawer.getByText(word)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Editar Noche de ombú' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
/** It was removed, or belongs to another artist. */
export const Gone: Story = {
  tags: ['state:not-found'],
  parameters: { address: '/concerts?open=con_nowhere' },
  play: async () =>
    expect(await screen.findByRole('dialog', { name: 'Este concierto ya no está' })).toBeVisible(),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { address: '/concerts?open=con_2' },
  globals: { viewport: { value: 'narrow' } },
};
