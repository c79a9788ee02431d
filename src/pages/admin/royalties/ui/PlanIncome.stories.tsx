import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { samplePlanIncome } from '@/shared/sample/administration/sample-play-review.ts';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { PlanIncome } from './PlanIncome';

const path = '*/api/admin/play-review/income';

const meta = {
  title: 'Screens/Admin/Plan income (ingresos)',
  component: PlanIncome,
  parameters: {
    frame: 'page',
    address: '/admin?tab=royalties',
    state: signedIn({ role: 'admin', displayName: 'Julián Arnedillo' }),
    msw: [http.get(path, () => HttpResponse.json(samplePlanIncome()))],
  },
} satisfies Meta<typeof PlanIncome>;

export default meta;
type Story = StoryObj<typeof meta>;

// Proves screening: Income on the screen
/** What plans bring is what is paid, held and left. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await canvas.findByText('octubre de 2026');
    const table = within(
      canvas.getByRole('table', { name: 'Ingresos de los planes y lo pagado, por mes' }),
    );
    const row = table.getByRole('row', { name: /octubre de 2026/ });
    for (const text of ['58.402,11', '28.911,40', '9.240,35', '30,96', '20.219,40']) {
      await expect(row).toHaveTextContent(text);
    }
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};

/** Without counted subscriptions nothing is left either; a month can cost more than it brings. */
export const Uncounted: Story = {
  tags: ['state:extreme-numbers'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({
          months: [
            {
              month: '2026-10',
              plans: 1_000.5,
              artists: 12_345_678.9,
              labels: 0,
              held: 0,
              rest: -12_344_678.4,
            },
            { month: '2026-09', plans: null, artists: 12.5, labels: 3, held: 0, rest: null },
          ],
        }),
      ),
    ],
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: [http.get(path, () => HttpResponse.json({ months: [] }))] },
  play: findsText('Aquí estará cada mes cuando se cierre.'),
};

export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path)] },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
