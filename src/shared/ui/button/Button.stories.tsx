import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { toArgType, Named } from '@/shared/testing';
import { Inline, Stack } from '@/shared/ui/stack';
import { Button } from './Button';
import * as styles from './Button.css';

const submitted = fn();

const meta = {
  title: 'Kit/Actions/Button',
  component: Button,
  argTypes: { variant: toArgType(styles.variant), size: toArgType(styles.size) },
  args: { children: 'Guardar cambios', onClick: fn() },
  parameters: {
    guide: {
      use: 'For something that the person does here and now; what leads to another screen is a Button link, what needs no words an Icon button.',
      do: [
        'Start with a verb, and name the thing: «Crear playlist».',
        'Give a screen or a dialog one solid button at most.',
        'Set isPending while the action is under way: the button keeps the focus and says that it is busy.',
      ],
      dont: [
        'Disable a form’s button to say that something is missing: let it be pressed and show the errors.',
        'Take danger for what can be undone.',
        'Cut the label: it wraps.',
      ],
      pictures: {
        do: () => <Button variant="solid">Crear playlist</Button>,
        dont: () => (
          <Button variant="solid" disabled>
            Crear playlist
          </Button>
        ),
      },
      keyboard: [{ keys: 'Enter, Space', effect: 'Presses the button.' }],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['solid', 'soft', 'outline', 'ghost', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

const ofEachVariant = () => (
  <Inline gap={3} isWrapping>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        Crear playlist
      </Button>
    ))}
  </Inline>
);

export const Default: Story = { tags: ['state:default'] };

export const Variants: Story = {
  tags: ['forced-colours', 'state:variants'],
  render: () => (
    <Stack gap={4}>
      {sizes.map((size) => (
        <Inline key={size} gap={3} isWrapping>
          {variants.map((variant) => (
            <Named key={variant} name={`${variant}, ${size}`}>
              <Button variant={variant} size={size}>
                <Plus size={16} aria-hidden /> Crear playlist
              </Button>
            </Named>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: ofEachVariant,
  play: async ({ canvas }) => {
    const quiet = canvas.getAllByRole('button')[3];
    // A ghost button has its background only under the pointer.
    if (quiet)
      await waitFor(() =>
        expect(getComputedStyle(quiet).backgroundColor).not.toBe('rgba(0, 0, 0, 0)'),
      );
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
  render: ofEachVariant,
};

export const Pressed: Story = {
  tags: ['state:pressed'],
  parameters: { pseudo: { hover: true, active: true } },
  render: ofEachVariant,
};

export const Pending: Story = {
  tags: ['state:pending'],
  render: () => (
    <Inline gap={3} isWrapping>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} isPending>
          Guardando...
        </Button>
      ))}
    </Inline>
  ),
};

export const Disabled: Story = {
  tags: ['state:disabled'],
  render: () => (
    <Inline gap={3} isWrapping>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} disabled>
          No disponible
        </Button>
      ))}
    </Inline>
  ),
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: { children: 'Añadir todas las canciones de esta lista a mi biblioteca personal' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
};

export const PressesWithTheKeyboard: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const DoesNothingWhilePending: Story = {
  tags: ['no-photo'],
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Guardar cambios' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

// Proves outbox: A double click sends once
/** A double click submits once; a plain button acts twice. */
export const SubmitsOnce: Story = {
  tags: ['no-photo'],
  args: { type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Guardar cambios' }));
    await expect(submitted).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
    await expect(submitted).toHaveBeenCalledTimes(2);
  },
};

export const Presses: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar cambios' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
