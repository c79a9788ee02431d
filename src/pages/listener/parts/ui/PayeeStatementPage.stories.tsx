import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PayeeStatement } from '@/shared/contract/recording-share.ts';
import { findsText, refused, unanswered } from '@/shared/testing';
import { PayeeStatementPage } from './PayeeStatementPage';

const path = '*/api/payee/payments/:id';

const line = {
  track: { id: 'trk_1', name: 'Luna de agosto' },
  artist: { id: 'art_1', name: 'Nora Quintavalle' },
  period: '2026-10',
  royaltyRate: 62.5,
  part: 25.5,
  streams: 12_400,
  earnings: 67.7,
  amount: 10.79,
};

const statement = (change: Partial<PayeeStatement> = {}): PayeeStatement => ({
  id: 'sta_1',
  period: '2026-10',
  issuedAt: '2026-11-01T00:12:00.000Z',
  status: 'pending',
  date: '2026-11-30',
  hash: 'a'.repeat(64),
  payable: 11.02,
  carried: 0,
  lines: [line, { ...line, period: '2026-09', streams: 90, earnings: 1.44, amount: 0.23 }],
  ...change,
});

const answers = (shown: PayeeStatement) => [http.get(path, () => HttpResponse.json(shown))];

const meta = {
  title: 'Screens/Listener/Parts statement (extracto de tus partes)',
  component: PayeeStatementPage,
  args: { title: 'Extracto de tus partes' },
  parameters: {
    layout: 'fullscreen',
    frame: 'page',
    address: '/recording-parts/statement/sta_1',
    route: '/recording-parts/statement/:id',
    state: signedIn({ displayName: 'Ruth Belmonte' }),
    msw: answers(statement()),
  },
} satisfies Meta<typeof PayeeStatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves recording-shares: The payee's sheet
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Tus partes' })).toBeVisible();
    await expect(canvas.getByText('Luna de agosto (septiembre de 2026)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Volver a pagos' })).toHaveAttribute(
      'href',
      '/recording-parts',
    );
  },
};
export const Carried: Story = {
  tags: ['state:variants'],
  parameters: { msw: answers(statement({ carried: -12, status: 'carried', date: null })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Se debe')).toBeVisible();
    await expect(canvas.getByText('Lo que faltaba de meses anteriores')).toBeVisible();
  },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answers(statement({ payable: 0, lines: [], status: 'carried', date: null })) },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
};
export const NotFound: Story = {
  tags: ['state:not-found'],
  parameters: { msw: [refused(path, 'not-found')] },
  play: findsText('Extracto no encontrado'),
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
