import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Lock, ServerCrash } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { StatusView } from './StatusView';

const meta = {
  title: 'Kit/Feedback/Status view',
  component: StatusView,
  args: {
    icon: <Heart size={32} />,
    title: 'Aquí vivirán tus favoritas',
    text: 'Toca el corazón de una canción y la encontrarás siempre en esta lista.',
    action: <Button variant="solid">Buscar canciones</Button>,
  },
} satisfies Meta<typeof StatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Denied: Story = {
  args: { icon: <Lock size={32} />, title: 'Acceso Denegado', action: undefined },
};
export const Failed: Story = {
  args: { icon: <ServerCrash size={32} />, title: 'No pudimos cargar esto', tone: 'danger' },
};
export const LongText: Story = {
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
