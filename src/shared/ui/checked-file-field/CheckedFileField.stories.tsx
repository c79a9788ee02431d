import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { canvasLimits } from '@/shared/contract/canvas-limits.ts';
import { photoKinds, videoKinds } from '@/shared/files';
import { findsText, typed } from '@/shared/testing';
import { mediaRules } from './check-media';
import { CheckedFileField } from './CheckedFileField';

const chosen = { name: 'mar.mp4', file: new Blob(['mar']) };
const choice = (state: object) => ({
  choice: { chosen: { ...chosen, ...state } as never, retry: fn(), remove: fn() },
});

const meta = {
  title: 'Kit/Forms/Checked file field',
  component: CheckedFileField,
  argTypes: {
    rules: typed('FileRules'),
    accepted: typed('kinds and bytes of FileRules'),
    choice: typed('the answer of useChosenFile'),
  },
  args: {
    label: 'Video',
    rules: { ...canvasLimits, kinds: videoKinds, isSquare: true },
    choice: { chosen: null, retry: fn(), remove: fn() },
    onChoose: fn(),
  },
  parameters: {
    guide: {
      use: 'For a file that is checked on the device and waits there until what names it is delivered.',
      do: ['Say all that is asked of it: people prepare a file before they choose it.'],
      dont: ['Check on the server alone: a person waits for nothing and is told too late.'],
      keyboard: [{ keys: 'Enter, Space', effect: 'On its button: opens the chooser of files.' }],
    },
  },
} satisfies Meta<typeof CheckedFileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Before a file is chosen all results are unknown. */
export const Default: Story = {
  tags: ['state:default', 'state:empty', 'state:narrow'],
  play: async ({ canvas }) => {
    const required = within(canvas.getByRole('list', { name: 'Lo que se pide del archivo' }));
    const lines = required.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines.every((line) => line.startsWith('Por comprobar:'))).toBe(true);
  },
};
export const Checking: Story = {
  tags: ['state:loading'],
  args: choice({ state: 'checking', progress: 0.4 }),
  play: findsText('Revisando «mar.mp4»'),
};
/** All requirements are met. */
export const Ready: Story = {
  tags: ['state:success'],
  args: choice({ state: 'ready' }),
  play: async ({ canvas }) => expect(canvas.getAllByText('Cumplido:')).toHaveLength(8),
};
/**
 * Requirements before the fault are met, the fault gives the reason, and later ones stay unknown.
 */
export const Refused: Story = {
  tags: ['state:failed'],
  args: choice({ state: 'refused', fault: 'notSquare' }),
  play: async ({ canvas }) => {
    const line = canvas.getByText('No se cumple:').closest('li');
    await expect(line).toHaveTextContent(/Cuadrado \(1:1\).*Tiene que ser cuadrado/);
    await expect(canvas.getAllByText('Cumplido:')).toHaveLength(3);
    await expect(canvas.getAllByText('Por comprobar:')).toHaveLength(4);
  },
};
export const Flashing: Story = {
  tags: ['state:variants'],
  args: { ...choice({ state: 'ready' }), flashing: { at: 1.2, perSecond: 5 } },
  play: async ({ canvas }) => {
    const line = canvas.getByText('No se cumple:').closest('li');
    await expect(line).toHaveTextContent(/A partir del segundo 1,2 el video parpadea 5 veces/);
  },
};
/** The check could not run, and can be retried. */
export const Unavailable: Story = {
  tags: ['no-photo'],
  args: choice({ state: 'refused', fault: 'unavailable' }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/No pudimos revisarlo/)[0]).toBeVisible();
    await expect(canvas.getAllByText('Por comprobar:')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: /^Reintentar/ }));
    await expect(args.choice.retry).toHaveBeenCalledOnce();
  },
};
/** The chosen file decides the requirements; the field takes other kinds too. */
export const SeveralKinds: Story = {
  tags: ['no-photo'],
  args: {
    ...choice({ state: 'ready' }),
    rules: mediaRules.photo,
    accepted: { kinds: [...photoKinds, ...videoKinds], bytes: mediaRules.video.bytes },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/JPG, PNG, MP4 o MOV/)).toBeVisible();
    await expect(canvas.getAllByText('Cumplido:')).toHaveLength(3);
  },
};
