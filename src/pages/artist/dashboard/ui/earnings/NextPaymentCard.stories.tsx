import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { sampleAudience } from '@/shared/sample/artist-figures/sample-audience.ts';
import { samplePayments } from '@/shared/sample/artist-figures/sample-payments.ts';
import { findsText, typed } from '@/shared/testing';
import { StatCardGrid } from '@/widgets/stat-card';
import { NextPaymentCard } from './NextPaymentCard';

const { thisMonth: _, ...closed } = sampleAudience('28days');

const answers = (respond: () => Response | Promise<Response>) => [
  http.get('*/api/artist/payments', respond),
];

const meta = {
  title: 'Work/Payments/Next payment card (próximo pago)',
  component: NextPaymentCard,
  argTypes: { audience: typed('ArtistAudience') },
  args: { audience: closed },
  parameters: { msw: answers(() => HttpResponse.json(samplePayments())) },
  decorators: [(Story) => <StatCardGrid label="Ganancias">{Story()}</StatCardGrid>],
} satisfies Meta<typeof NextPaymentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A statement is due; the current month is an estimate. */
export const Default: Story = {
  tags: ['state:default'],
  args: {
    audience: {
      ...closed,
      thisMonth: { month: '2026-11', streams: 100_000, earnings: 1000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/El 30 de noviembre de 2026/)).toBeVisible();
    await expect(canvas.getByText(/estimación de noviembre de 2026/)).toBeVisible();
  },
};
/** Nothing is pending: the next payment is an estimate. */
export const Estimated: Story = {
  tags: ['state:variants'],
  parameters: { msw: answers(() => HttpResponse.json([])) },
  play: findsText(/Estimación de octubre de 2026/),
};
// Proves artist-dashboard: Estimated without what is held or others'
/** The estimate leaves out what others get, and what is held, and says so. */
export const EstimatedOfShared: Story = {
  tags: ['state:variants'],
  args: {
    audience: {
      ...closed,
      months: [
        {
          month: '2026-10',
          streams: 100_000,
          earnings: 1000,
          held: { waiting: 60, refused: 40 },
          shared: 200,
        },
      ],
    },
  },
  parameters: { msw: answers(() => HttpResponse.json([])) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/490,00\s€/)).toBeVisible();
    await expect(
      canvas.getByText(/30 %\. Lo que toca a otros.* Las reproducciones que no cuentan/),
    ).toBeVisible();
  },
};
/** Beside a due statement, the running estimate leaves it out too. */
export const DueOfShared: Story = {
  tags: ['state:variants'],
  args: {
    audience: {
      ...closed,
      thisMonth: { month: '2026-11', streams: 100_000, earnings: 1000, shared: 200 },
    },
  },
  play: findsText(/Lo que toca a otros por las grabaciones repartidas/),
};
export const Empty: Story = {
  tags: ['state:empty'],
  args: { audience: { ...closed, months: [] } },
  parameters: { msw: answers(() => HttpResponse.json([])) },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: answers(async () => {
      await delay('infinite');
      return HttpResponse.json([]);
    }),
  },
};
