import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { PayComparison as Comparison } from '@/shared/contract/pay-comparison.ts';
import { samplePayComparison } from '@/shared/sample/label-figures/sample-pay-comparison.ts';
import { findsRole, findsText, longName } from '@/shared/testing';
import { PayComparison } from './PayComparison';

const path = '*/api/label/pay-comparison';
const month = '2026-10';

/** The server's answer based on the sample. */
const answer = (change: (comparison: Comparison) => Comparison = (comparison) => comparison) => [
  http.get(path, () => HttpResponse.json(change(samplePayComparison(month)))),
];

const meta = {
  title: 'Work/Labels/Pay comparison',
  component: PayComparison,
  args: { month },
  parameters: {
    frame: 'page',
    address: '/label-manager?tab=finance',
    state: signedIn({ role: 'label', displayName: 'Irene Balcarce' }),
    msw: answer(),
  },
} satisfies Meta<typeof PayComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Artists who would gain come first, with the amount. */
export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: /octubre de 2026/ }));
    const [, first] = table.getAllByRole('row');
    await expect(first?.textContent).toMatch(/\+[\d.]+,\d\d/);
    await expect(canvas.getByText('Lo mismo que por reproducciones')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cómo se cuenta: Por oyente' }));
    await expect(canvas.getByText(/se divide en partes iguales/)).toBeVisible();
  },
};
/** A label whose listeners hear little else. */
export const Gain: Story = {
  parameters: {
    msw: answer((all) => ({
      ...all,
      artists: all.artists.map((one) => ({ ...one, userCentric: one.proRata * 1.25 })),
    })),
  },
  play: findsText(/ más \(25 %\)/),
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answer((all) => ({ ...all, artists: [] })) },
  play: findsText('Este mes no se puede comparar'),
};
/** A malformed answer. */
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.get(path, () =>
        HttpResponse.json({ code: 'forbidden', error: 'No puedes hacerlo.' }, { status: 403 }),
      ),
    ],
  },
  play: findsRole('button', { name: 'Reintentar' }),
};
/** Sample data while the server does not answer. */
export const Sample: Story = {
  tags: ['state:sample'],
  parameters: { msw: [http.get(path, () => HttpResponse.error())] },
  play: findsRole('table', { name: /Cada artista/ }),
};
const huge = (all: Comparison): Comparison => ({
  ...all,
  artists: all.artists.map((one, index) => ({
    artist: { ...one.artist, name: longName },
    streams: 3_000_000_000,
    listeners: 900_000_000,
    proRata: 12_345_678.9,
    userCentric: index % 2 === 0 ? 19_345_678.9 : 5_345_678.9,
  })),
});
export const Huge: Story = {
  tags: ['state:extreme-numbers', 'state:long-text'],
  parameters: { msw: answer(huge) },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const HugeNarrow: Story = { ...Narrow, tags: [], parameters: { msw: answer(huge) } };
