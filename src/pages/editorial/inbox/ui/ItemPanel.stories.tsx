import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { longName, longTitle } from '@/shared/testing';
import { Text } from '@/shared/ui/text';
import { Act, Decision, ItemPanel } from './ItemPanel';

const meta = {
  title: 'Work/Editorial/Item panel',
  component: ItemPanel,
  subcomponents: { Act, Decision },
  args: {
    title: 'Marea alta',
    by: 'Nora Quintavalle',
    onClose: fn(),
    onStep: fn(),
    acts: (
      <>
        <Act label="Rechazar" name="Rechazar «Marea alta»" hasForm onPress={fn()} />
        <Act label="Aprobar" name="Aprobar «Marea alta»" variant="solid" onPress={fn()} />
      </>
    ),
    children: <Text>Un vals para el final del verano.</Text>,
  },
} satisfies Meta<typeof ItemPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Marea alta' }));
    await expect(panel.getByRole('button', { name: 'Aprobar «Marea alta»' })).toBeVisible();
  },
};
export const Decided: Story = {
  tags: ['state:success'],
  args: {
    acts: null,
    children: (
      <Decision by="Luis Prado" day="2026-11-19" words={['La portada no sirve', 'Borrosa.']} />
    ),
  },
};
export const Narrow: Story = {
  tags: ['state:narrow', 'state:long-text'],
  args: { title: longTitle, by: longName },
  globals: { viewport: { value: 'narrow' } },
};
