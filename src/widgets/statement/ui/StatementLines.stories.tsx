import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@/shared/ui/stack';
import type { Statement } from '@/shared/contract/statement.ts';
import { sampleStatement } from '@/shared/sample/artist-figures/sample-payments.ts';
import { typed } from '@/shared/testing';
import { SaveStatement } from './SaveStatement';
import { StatementLines } from './StatementLines';
import { TrackEarnings } from './TrackEarnings';

const statement = sampleStatement('sample-2026-10');
const [line] = statement.lines;
const corrected: Statement = {
  ...statement,
  carried: -12.4,
  lines: line ? [line, { ...line, period: '2026-08', origin: 'elsewhere', amount: -3.5 }] : [],
};

const meta = {
  title: 'Work/Payments/Statement lines (liquidación)',
  component: StatementLines,
  subcomponents: { SaveStatement, TrackEarnings },
  args: { statement },
  argTypes: { statement: typed('Statement') },
  parameters: {
    guide: {
      use: 'A closed month, taken apart down to what is paid: on the page of a statement, or in a dialog over payments.',
      do: [
        'Put the lines first: they add up to what is paid.',
        'Put what each track earned, and the button that keeps all of it as a file, below.',
      ],
      dont: ['Show a month that is still open: it has no statement.'],
      keyboard: [{ keys: 'Enter', effect: 'On the button: keeps the month as a file.' }],
    },
  },
} satisfies Meta<typeof StatementLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ganado en octubre de 2026')).toBeVisible();
    await expect(canvas.getByText('Total')).toBeVisible();
  },
};
/** With a correction and what was lacking before. */
export const Variants: Story = {
  tags: ['state:variants'],
  args: { statement: corrected },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Corrección de lo contado en otra parte/)).toBeVisible();
    await expect(canvas.getByText('Lo que faltaba de meses anteriores')).toBeVisible();
  },
};
export const ExtremeNumbers: Story = {
  tags: ['state:extreme-numbers'],
  args: { statement: { ...statement, earnings: 98_765_432.1, payable: 69_135_802.47 } },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { statement: corrected },
  globals: { viewport: { value: 'narrow' } },
};
/** The lines with what each track earned, and the button that keeps them as a file. */
export const Whole: Story = {
  render: () => (
    <Stack gap={6}>
      <StatementLines statement={statement} />
      <TrackEarnings tracks={statement.tracks} />
      <SaveStatement statement={statement} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Lo que gana cada canción' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Exportar este mes' })).toBeVisible();
  },
};
/** A month whose every line corrects another: no track is known of it. */
export const Empty: Story = {
  tags: ['state:empty'],
  render: () => <TrackEarnings tracks={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ninguna canción sonó en el mes.')).toBeVisible();
  },
};
