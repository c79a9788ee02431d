import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { toArgType } from '@/shared/testing';
import { PeriodChoice, usePeriod } from './index';

function InAddress() {
  const [period, choose] = usePeriod();
  return (
    <>
      <PeriodChoice value={period} onChange={choose} />
      <p data-testid="address">{useLocation().search}</p>
    </>
  );
}

const meta = {
  title: 'Figures/Numbers/Period choice',
  component: PeriodChoice,
  args: { value: '28days', onChange: fn() },
  argTypes: { value: toArgType(['7days', '28days', '90days', '1year']) },
  parameters: {
    guide: {
      use: 'At the head of a screen whose figures are of some days; all figures below it follow.',
      do: [
        'Keep it in the address with usePeriod.',
        'Say beside a figure where it is of other days.',
      ],
      dont: ['Show two of them on one screen.'],
      keyboard: [
        { keys: 'Tab', effect: 'Reaches the chosen period.' },
        { keys: 'ArrowLeft ArrowRight', effect: 'Chooses the one before or after.' },
      ],
    },
  },
} satisfies Meta<typeof PeriodChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:selected', 'state:focus'],
  parameters: { address: '/figures?tab=music' },
  render: () => <InAddress />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '28 días' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '90 días' })).toBeChecked();
    await expect(canvas.getByTestId('address')).toHaveTextContent('?tab=music&range=90days');
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { value: '1year' },
  globals: { viewport: { value: 'small' } },
};
