import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Lock, ServerCrash } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@/shared/ui/button';
import { StatusView } from './StatusView';

const search = fn();

const meta = {
  title: 'Kit/Feedback/Status view',
  component: StatusView,
  args: {
    icon: <Heart size={32} />,
    title: 'Aquí vivirán tus favoritas',
    text: 'Toca el corazón de una canción y la encontrarás siempre en esta lista.',
    action: (
      <Button variant="solid" onClick={search}>
        Buscar canciones
      </Button>
    ),
  },
  parameters: {
    guide: {
      use: 'For every place that has nothing to show: empty, not found, denied, failed. Where data come from a query, Query view chooses it.',
      do: [
        'Say what will be here or what happened, and what to do next.',
        'Offer one way on, two at most.',
        'Set headingLevel to 1 where it is the whole page.',
      ],
      dont: [
        'Blame, show a code, or apologise at length.',
        'Take the danger tone for what is merely empty.',
      ],
      pictures: {
        do: () => (
          <StatusView
            icon={<Heart size={32} />}
            title="Aquí vivirán tus favoritas"
            text="Toca el corazón de una canción y la encontrarás en esta lista."
          />
        ),
        dont: () => (
          <StatusView
            icon={<ServerCrash size={32} />}
            title="Error 404"
            text="La solicitud no era válida."
            tone="danger"
          />
        ),
      },
      keyboard: [{ keys: 'Tab, then Enter or Space', effect: 'Takes one of its actions.' }],
    },
  },
} satisfies Meta<typeof StatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Denied: Story = {
  tags: ['state:access-denied'],
  args: {
    icon: <Lock size={32} />,
    title: 'Acceso Denegado',
    text: 'Esta página es para el equipo editorial.',
    action: <Button>Ir al inicio</Button>,
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  args: {
    icon: <ServerCrash size={32} />,
    title: 'No pudimos cargar esto',
    text: 'Revisa tu conexión y vuelve a intentarlo en un momento.',
    action: <Button>Reintentar</Button>,
    tone: 'danger',
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: {
    title: 'No encontramos ninguna canción, artista ni playlist que coincida con tu búsqueda',
    text: 'Prueba con menos palabras, revisa si hay alguna errata o busca directamente por el nombre del artista. A veces una sola palabra del estribillo basta para dar con ella.',
    action: (
      <>
        <Button variant="solid">Volver a buscar</Button>
        <Button variant="ghost">Ir al inicio</Button>
      </>
    ),
  },
};
export const TakesItsAction: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    search.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar canciones' }));
    await expect(search).toHaveBeenCalledOnce();
  },
};
