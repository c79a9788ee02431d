import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { OwnDataSettings } from './OwnDataSettings';

const path = '*/api/user/data';
const save = { name: 'Descargar mis datos' };

const meta = {
  title: 'Screens/Listener/Profile/Own data',
  component: OwnDataSettings,
  args: { viewer: buildUser() },
  parameters: {
    address: '/profile?tab=privacy',
    state: signedIn(),
    msw: [http.get(path, () => HttpResponse.text('{}'))],
  },
} satisfies Meta<typeof OwnDataSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { tags: ['state:default'] };
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const Pending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.get(path, () => delay('infinite'))] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', save)),
};
/** The document is kept as a file of the device. */
export const Saved: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    const files: string[] = [];
    const watch = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      files.push(event.target.download);
    };
    addEventListener('click', watch);
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText('Tus datos se descargaron')).toBeVisible();
    removeEventListener('click', watch);
    await expect(files).toEqual(['mis-datos.json']);
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [http.get(path, () => HttpResponse.json({}, { status: 500 }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/Error/)).toBeVisible();
  },
};
export const Deleting: Story = {
  tags: ['state:open'],
  loaders: [() => import('./DeleteAccountDialog')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eliminar cuenta' }));
    await expect(
      await screen.findByRole('alertdialog', { name: '¿Eliminar tu cuenta?' }),
    ).toBeVisible();
  },
};
