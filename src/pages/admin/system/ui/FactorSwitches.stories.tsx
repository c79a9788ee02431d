import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { FactorSwitches } from './FactorSwitches';

const path = '*/api/admin/settings';
const settings = (isOn: boolean) =>
  http.get(path, () =>
    HttpResponse.json({ ...sampleSettings(), staffFactor: isOn, payeeFactor: isOn }),
  );
const refusal =
  'Antes añade una llave de acceso o la verificación en dos pasos a tu propia cuenta.';

const meta = {
  title: 'Work/Administration/Factor switches',
  component: FactorSwitches,
  parameters: { state: signedIn({ role: 'admin' }), msw: [settings(false)] },
} satisfies Meta<typeof FactorSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

const staff = { name: 'Llave o código para el equipo' };

export const Off: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', staff)).not.toBeChecked();
  },
};
export const On: Story = {
  tags: ['state:selected'],
  parameters: { msw: [settings(true)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', staff)).toBeChecked();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
};
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.put(`${path}/staffFactor`, () => delay('infinite')), settings(false)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', staff));
    await expect(canvas.getByRole('switch', staff)).toHaveAttribute('aria-busy', 'true');
  },
};
// Proves administration: The switches of the second step
/** The admin has no second factor. */
export const OwnFirst: Story = {
  tags: ['state:failed'],
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
  },
  parameters: {
    frame: 'application',
    msw: [
      http.put(`${path}/staffFactor`, () =>
        HttpResponse.json({ code: 'invalid', error: refusal }, { status: 400 }),
      ),
      settings(false),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', staff));
    await expect(await screen.findByText(refusal)).toBeVisible();
    await expect(canvas.getByRole('switch', staff)).not.toBeChecked();
  },
};
