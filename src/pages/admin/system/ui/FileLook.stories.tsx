import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { FileLookState } from '@/shared/contract/system.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { FileLook } from './FileLook';

const path = '*/api/admin/system';
const settingsPath = '*/api/admin/settings';
const report = '*/api/admin/file-report';

const fine: FileLookState = {
  wholeAt: '2026-11-19T04:40:00.000Z',
  underWay: null,
  failure: null,
  missing: 0,
  changed: 0,
  unreadable: 0,
  untracked: 0,
  damagedOn: null,
};

const wrong: FileLookState = {
  ...fine,
  underWay: { since: '2026-11-19T04:10:00.000Z', done: 41_300, total: 128_400 },
  missing: 2,
  changed: 1,
  unreadable: 3,
  untracked: 1_204,
  damagedOn: '2026-11-19',
};

const settings = (nightlyLook = true) =>
  http.get(settingsPath, () => HttpResponse.json({ ...sampleSettings(), nightlyLook }));
const answering = (files: FileLookState | null, nightlyLook = true) => [
  http.get(path, () => HttpResponse.json({ ...sampleState, files })),
  settings(nightlyLook),
];

const meta = {
  title: 'Work/Administration/File look',
  component: FileLook,
  parameters: {
    frame: 'page',
    address: '/admin?tab=system',
    state: signedIn({ role: 'admin' }),
    msw: answering(fine),
  },
} satisfies Meta<typeof FileLook>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Todos los archivos revisados están bien/)).toBeVisible();
    await expect(canvas.getByText(/^19 nov 2026/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(await canvas.findByRole('switch', { name: 'Revisión cada noche' })).toBeChecked();
  },
};
// Proves administration: Files on the screen
export const Wrong: Story = {
  tags: ['state:variants'],
  parameters: { msw: answering(wrong) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1.204')).toBeVisible();
    await expect(canvas.getByText(/^41\.300 de 128\.400, desde el 19 nov 2026/)).toBeVisible();
    await expect(canvas.getByText('Faltan')).toBeVisible();
    await expect(canvas.getByText('No se pueden leer')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Descargar la lista' })).toBeVisible();
  },
};
export const Never: Story = {
  tags: ['state:empty'],
  parameters: { msw: answering(null) },
  play: findsText(/^Todavía no se revisó ninguno/),
};
/** A night that ended early. */
export const Stopped: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: answering({ ...wrong, failure: 'https://s3.example.com does not answer: ECONNREFUSED' }),
  },
  play: findsText(/^El almacén de archivos falló: https:.*ECONNREFUSED/),
};
export const SwitchedOff: Story = {
  tags: ['state:disabled'],
  parameters: { msw: answering(null, false) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('switch', { name: 'Revisión cada noche' }),
    ).not.toBeChecked();
    await expect(await canvas.findByText('Todavía no se revisó ninguno.')).toBeVisible();
  },
};
export const NotSaved: Story = {
  tags: ['no-photo'],
  parameters: {
    frame: 'application',
    msw: [refused(report, 'not-found'), ...answering(wrong)],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Descargar la lista' }));
    await expect(await screen.findByText(/^No pudimos responder/)).toBeVisible();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: { msw: [unanswered(path), settings()] },
};
export const Refused: Story = {
  tags: ['no-photo'],
  parameters: { msw: [refused(path, 'forbidden'), settings()] },
  play: findsRole('button', { name: 'Reintentar' }),
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  parameters: { msw: answering(wrong) },
  globals: { viewport: { value: 'narrow' } },
};
