import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, spyOn, waitFor } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import type { SystemState } from '@/shared/contract/system.ts';
import { sampleState } from '@/shared/sample/administration/sample-state.ts';
import { sampleSettings } from '@/shared/sample/administration/sample-system.ts';
import { findsRole, findsText, refused, unanswered } from '@/shared/testing';
import { Backups } from './Backups';

const [path, settingsPath] = ['*/api/admin/system', '*/api/admin/settings'];
const kitPath = '*/api/admin/emergency-kit';
const failure = 'ENOSPC: no space left on device, write';

const settings = (nightlyBackup = true) =>
  http.get(settingsPath, () => HttpResponse.json({ ...sampleSettings(), nightlyBackup }));
const state = (changes: Partial<SystemState> = {}) =>
  http.get(path, () => HttpResponse.json({ ...sampleState, ...changes }));
const kit = http.post(kitPath, () => new HttpResponse('KIT DE EMERGENCIA'));
const without = (obstacle: 'off' | 'noFolder') =>
  state({ lastBackup: null, nightlyBackup: { obstacle, lastAttempt: null, nextAt: null } });

const meta = {
  title: 'Work/Administration/Backups',
  component: Backups,
  parameters: {
    frame: 'page',
    state: signedIn({ role: 'admin' }),
    msw: [state(), settings(), kit],
  },
} satisfies Meta<typeof Backups>;

export default meta;
type Story = StoryObj<typeof meta>;

const getFact = (name: string) => screen.getByText(name).nextElementSibling;
const button = { name: 'Guardar el kit de emergencia' };

// Proves administration: Figures of backups on the screen
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Copia cada noche' })).toBeChecked();
    await expect(getFact('Último intento')).toHaveTextContent(/^19 nov 2026, \d+:20: correcto$/);
    await expect(getFact('Última correcta')).toHaveTextContent(/^19 nov 2026/);
    await expect(getFact('Próxima')).toHaveTextContent(/^A partir del 20 nov 2026/);
    await expect(getFact('Tamaño')).toHaveTextContent('50 MB');
    await expect(getFact('Lugar')).toHaveTextContent(/^\/srv\/tonada\/backups\//);
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      state({
        nightlyBackup: {
          obstacle: null,
          lastAttempt: { at: '2026-11-20T03:10:00.000Z', failure },
          nextAt: null,
        },
      }),
      settings(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText(failure);
    await expect(getFact('Último intento')).toHaveTextContent(/^20 nov 2026, \d+:10: falló$/);
    await expect(getFact('Última correcta')).toHaveTextContent(/^19 nov 2026/);
    await expect(getFact('Próxima')).toHaveTextContent('En la próxima hora');
  },
};
export const SwitchedOff: Story = {
  tags: ['state:disabled'],
  parameters: { msw: [state(), settings(false)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Copia cada noche' })).not.toBeChecked();
    await expect(getFact('Próxima')).toHaveTextContent(/^Ninguna: la copia/);
  },
};
/** Their setting comes first, so there is nothing to switch. */
export const OffByTheOperator: Story = {
  parameters: { msw: [without('off'), settings()] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/TONADA_BACKUP_DIR vale «off»/)).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};
export const WithoutFolder: Story = {
  parameters: { msw: [without('noFolder'), settings()] },
  play: findsText(/^Las copias no tienen carpeta/),
};
export const NeverYet: Story = {
  tags: ['state:empty'],
  parameters: {
    msw: [
      state({
        lastBackup: null,
        nightlyBackup: { obstacle: null, lastAttempt: null, nextAt: '2026-11-20T03:00:00.000Z' },
      }),
      settings(),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Ninguno todavía');
    await expect(getFact('Última correcta')).toHaveTextContent('Ninguna todavía');
  },
};
export const Loading: Story = { tags: ['state:loading'], parameters: { msw: [unanswered(path)] } };
/** Example figures, with the notice of the page. */
export const Unreachable: Story = {
  tags: ['state:sample'],
  parameters: {
    msw: [path, settingsPath].map((each) => http.get(each, () => HttpResponse.error())),
  },
  play: findsText('50 MB'),
};
export const Refused: Story = {
  parameters: { msw: [refused(path, 'forbidden')] },
  play: findsRole('button', { name: 'Reintentar' }),
};
// Proves administration: The emergency kit
export const KitSaved: Story = {
  tags: ['state:success'],
  parameters: { frame: 'application' },
  play: async ({ canvas, userEvent }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    await expect(await screen.findByText(/^El kit de emergencia está/)).toBeVisible();
  },
};
export const KitPending: Story = {
  tags: ['state:pending'],
  parameters: { msw: [state(), settings(), http.post(kitPath, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    const pressed = await canvas.findByRole('button', button);
    await userEvent.click(pressed);
    await waitFor(() => expect(pressed).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
