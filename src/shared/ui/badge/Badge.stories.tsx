import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@/shared/ui/stack';
import { Badge } from './Badge';

const meta = {
  title: 'Kit/Content/Badge',
  component: Badge,
  args: { children: 'Vista previa' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

const words = [
  ['admin', 'Admin'],
  ['artist', 'Artista'],
  ['label', 'Disquera'],
  ['editorial', 'Editorial'],
  ['user', 'Oyente'],
  ['free', 'Gratis'],
  ['premium', 'Premium'],
  ['family', 'Familiar'],
  ['student', 'Estudiante'],
  ['success', 'Aceptado'],
  ['warning', 'En revisión'],
  ['danger', 'Rechazado'],
  ['info', 'Programado'],
  ['accent', 'Nuevo'],
  ['neutral', 'Borrador'],
] as const;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Inline isWrapping>
      {words.map(([tone, word]) => (
        <Badge key={tone} tone={tone}>
          {word}
        </Badge>
      ))}
    </Inline>
  ),
};
