import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { refused, unanswered } from '@/shared/testing';
import { StatementPage } from './StatementPage';

const path = '*/api/artist/payments/*';

const answer = [http.get(path, () => HttpResponse.json(sampleStatement('sample-2026-10')))];

const meta = {
  title: 'Screens/Artist/Statement (extracto)',
  component: StatementPage,
  args: { title: 'Extracto' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/spotify-for-artists/statement/sta_1?artist=art_1',
    route: '/spotify-for-artists/statement/:id',
    state: signedIn({ role: 'artist', displayName: 'Nora Quintavalle' }),
    msw: answer,
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Extracto');
    await expect(canvas.getByText('octubre de 2026')).toBeVisible();
    await expect(canvas.getByText('Pendiente')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Líneas del mes' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Lo ganado por país' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver a pagos' })).toHaveAttribute(
      'href',
      '/spotify-for-artists?tab=earnings&artist=art_1',
    );
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: {
    msw: [refused(path, 'not-found')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Extracto no encontrado')).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [refused(path, 'forbidden')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  },
};
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get(path, () => HttpResponse.error())] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Líneas del mes' })).toBeVisible();
  },
};
