import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { asVisitor } from '@/entities/session/index.testing';
import { longTitle } from '@/shared/testing';
import { Heading } from '@/shared/ui/text';
import { BareLayout } from './BareLayout';

const heading = (words: string) => (
  <Heading level={1} size="display">
    {words}
  </Heading>
);

const meta = {
  title: 'Music/Shell/Bare layout',
  component: BareLayout,
  args: { children: heading('Hola de nuevo') },
  parameters: {
    layout: 'fullscreen',
    state: asVisitor,
    guide: {
      use: 'The frame of the pages on which a person signs in or registers; every other page takes App layout.',
      do: ['Let the brand lead home.'],
      dont: ['Add navigation or the player: nothing here distracts.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the brand, then the page.' },
        { keys: 'Enter', effect: 'Goes home, from the brand.' },
      ],
    },
  },
} satisfies Meta<typeof BareLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Tonada' })).toHaveAttribute('href', '/'),
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'a' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tonada' })).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { children: heading(longTitle) },
  globals: { viewport: { value: 'narrow' } },
};
