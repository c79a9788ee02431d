import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, waitFor } from 'storybook/test';
import { asVisitor } from '@/entities/session/index.testing';
import { PreparingPage } from './PreparingPage';

const answering = (isMaintained: boolean) => [
  http.get('*/api/service', () => HttpResponse.json({ isMaintained })),
];

const meta = {
  title: 'Screens/Fallback/Being set up',
  component: PreparingPage,
  args: { onOpen: fn() },
  parameters: { layout: 'fullscreen', frame: 'bare', state: asVisitor, msw: answering(true) },
} satisfies Meta<typeof PreparingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves first-run: The sentence
export const Visitor: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Este servicio se está preparando', level: 1 }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const Open: Story = {
  tags: ['state:success', 'no-photo'],
  parameters: { msw: answering(false) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onOpen).toHaveBeenCalled());
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
