import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleUserPlaylists } from '@/shared/sample/answers.ts';
import { AppLayout } from './AppLayout';

const meta = {
  title: 'app/AppLayout',
  component: AppLayout,
  args: { children: <h1>Buenas noches</h1> },
  parameters: {
    layout: 'fullscreen',
    state: signedIn(),
    msw: {
      handlers: [http.get('*/api/playlists/user', () => HttpResponse.json(sampleUserPlaylists()))],
    },
  },
} satisfies Meta<typeof AppLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Listener: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Contraer barra lateral' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Expandir barra lateral' }));
    await expect(canvas.getByRole('main')).toHaveTextContent('Buenas noches');
  },
};
export const ListenerNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Visitor: Story = {
  parameters: { state: asVisitor },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Vista previa de Tonada' })).toBeVisible();
  },
};
export const VisitorNarrow: Story = {
  parameters: { state: asVisitor },
  globals: { viewport: { value: 'narrow' } },
};
export const LoadingSession: Story = {
  parameters: { state: { session: { status: 'loading', user: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cargando Tonada...')).toBeVisible();
  },
};
