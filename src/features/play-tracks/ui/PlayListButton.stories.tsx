import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { findsRole, Named } from '@/shared/testing';
import { Inline } from '@/shared/ui/stack';
import { ToastRegion } from '@/shared/ui/toast';
import { PlayListButton } from './PlayListButton';

const meta = {
  title: 'Music/Player/Play list button',
  component: PlayListButton,
  args: {
    title: 'Ventana abierta',
    isPlaying: false,
    isEmpty: false,
    onPress: fn(async () => true),
  },
  parameters: {
    guide: {
      use: 'The round button of a list whose tracks are not at hand; where they are, take Play tracks button.',
      do: ['Fetch the tracks when the button is about to be pressed.'],
      dont: ['Leave a press without an answer: say when the list could not be fetched.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'Plays the list, or pauses it.' }],
    },
  },
} satisfies Meta<typeof PlayListButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Sizes: Story = {
  tags: ['state:variants'],
  render: (args) => (
    <Inline>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Named key={size} name={size}>
          <PlayListButton {...args} size={size} />
        </Named>
      ))}
    </Inline>
  ),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  args: { onIntent: fn() },
  parameters: { pseudo: { focusVisible: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  args: { isEmpty: true },
  play: async ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const Playing: Story = {
  tags: ['state:selected'],
  args: { isPlaying: true },
  play: findsRole('button', { name: 'Pausar Ventana abierta' }),
};
export const Failed: Story = {
  tags: ['state:failed'],
  args: { onPress: fn(async () => false) },
  render: (args) => (
    <>
      <PlayListButton {...args} />
      <ToastRegion label="Avisos" dismissLabel="Descartar" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reproducir Ventana abierta' }));
    // Hovering keeps the toast.
    await userEvent.hover(await screen.findByText(/No pudimos reproducir «Ventana abierta»/));
  },
};
