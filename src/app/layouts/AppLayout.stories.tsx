import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { playingState } from '@/entities/playback/index.testing';
import { asVisitor, signedIn } from '@/entities/session/index.testing';
import { sampleUserPlaylists } from '@/shared/sample/answers.ts';
import { AppLayout } from './AppLayout';

const meta = {
  title: 'Music/Shell/App layout',
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
  play: async ({ canvas }) => {
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

const queueButton = () => screen.findByRole('button', { name: 'Cola de reproducción' });

export const Queue: Story = {
  parameters: { state: { ...signedIn(), playback: playingState() } },
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas }) => {
    const button = await queueButton();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    const before = canvas.getByRole('main').getBoundingClientRect().right;
    await userEvent.click(button);
    const panel = await canvas.findByRole('region', { name: 'Cola de reproducción' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // It takes its room from the content and none from the player.
    const player = canvas.getByRole('region', { name: 'Reproductor' });
    await waitFor(async () => {
      const { left, bottom } = panel.getBoundingClientRect();
      await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThan(before);
      await expect(canvas.getByRole('main').getBoundingClientRect().right).toBeLessThanOrEqual(
        left,
      );
      await expect(bottom).toBeLessThanOrEqual(player.getBoundingClientRect().top);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Cerrar la cola' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const QueueNarrow: Story = {
  parameters: { state: { ...signedIn(), playback: playingState() } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Abrir el reproductor/ }));
    await userEvent.click(await queueButton());
    await screen.findByRole('dialog', { name: 'Cola de reproducción' });
    await expect(
      await screen.findByRole('button', { name: 'Reproducir El faro y la marea' }),
    ).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Cola de reproducción' })).toBeNull(),
    );
    await expect(screen.getByRole('dialog', { name: 'Reproduciendo' })).toBeInTheDocument();
  },
};
