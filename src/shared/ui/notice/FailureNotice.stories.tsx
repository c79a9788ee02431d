import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureNotice } from './FailureNotice';

const text = 'No pudimos guardar los cambios. Inténtalo de nuevo.';

const meta = {
  title: 'Kit/Feedback/Failure notice',
  component: FailureNotice,
  parameters: {
    guide: {
      use: 'For what went wrong with a form as a whole; what concerns one field stands at the field.',
      do: ['Say what happened, then what to do.'],
      dont: ['Use it for what goes by itself: a toast says that.'],
      keyboard: [],
    },
  },
  args: { children: text },
} satisfies Meta<typeof FailureNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(text),
};

export const Nothing: Story = {
  tags: ['state:empty'],
  args: { children: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
};
