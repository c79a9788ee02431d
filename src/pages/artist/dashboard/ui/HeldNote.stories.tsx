import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { typed } from '@/shared/testing';
import { HeldNote } from './HeldNote';

const statement = { id: 'st-1', period: '2026-10' };

const meta = {
  title: 'Work/Figures/Held plays (reproducciones en revisión)',
  component: HeldNote,
  argTypes: { held: typed("ArtistAudience['held']") },
  args: { held: { waiting: 1_240, refused: 0, statement } },
  parameters: { address: '/spotify-for-artists?artist=art_1' },
} satisfies Meta<typeof HeldNote>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Until somebody decides, with the statement that says why. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/1\.240 están en revisión: aún no cuentan para los pagos/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'Ver por qué en el extracto de octubre de 2026' }),
    ).toHaveAttribute('href', '/spotify-for-artists/statement/st-1?artist=art_1');
  },
};
export const Refused: Story = {
  tags: ['state:variants'],
  args: { held: { waiting: 0, refused: 312, statement } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/312 se revisaron y no cuentan para los pagos/)).toBeVisible();
    await expect(canvas.queryByText(/en revisión/)).toBeNull();
  },
};
// Proves artist-dashboard: Refused ones
export const Both: Story = {
  tags: ['state:variants'],
  args: { held: { waiting: 1, refused: 312, statement } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/1 está en revisión: aún no cuenta para los pagos\. Otras 312 se revisaron/),
    ).toBeVisible();
  },
};
/** Their month is not closed yet. */
export const WithoutStatement: Story = {
  tags: ['state:variants'],
  args: { held: { waiting: 1_240, refused: 0, statement: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** Nothing is held, so nothing is said. */
export const Empty: Story = {
  tags: ['state:empty', 'no-photo'],
  args: { held: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/revis/)).toBeNull();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { held: { waiting: 1_240, refused: 312, statement } },
  globals: { viewport: { value: 'narrow' } },
};
