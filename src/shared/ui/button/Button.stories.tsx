import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline, Stack } from '@/shared/ui/stack';
import { Button } from './Button';

const meta = {
  title: 'Kit/Actions/Button',
  component: Button,
  args: { children: 'Guardar cambios', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['solid', 'soft', 'outline', 'ghost', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Inline key={size} gap={3} isWrapping>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              <Plus size={16} aria-hidden /> Crear playlist
            </Button>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline gap={3} isWrapping>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isPending>
          Guardando...
        </Button>
      ))}
      <Button disabled>No disponible</Button>
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'Añadir todas las canciones de esta lista a mi biblioteca personal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const DoesNothingWhilePending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
