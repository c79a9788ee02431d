import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import type { BackupContent, RestoreState, RestoreTask } from '@/shared/contract/first-run.ts';
import { findsText } from '@/shared/testing';
import { RestorePanel } from './RestorePanel';

const name = 'tonada-2026-11-20T0300.backup';
const megabyte = 1024 ** 2;
const listed = { name, bytes: 214 * megabyte, changedAt: '2026-11-20T03:01:00Z' };
const none: RestoreState = {
  folder: '/srv/tonada/backups',
  backups: [listed, { ...listed, name: 'de-antes.backup', changedAt: '2026-11-19T03:01:00Z' }],
  uploaded: null,
  task: null,
  isElsewhere: false,
  cutAt: null,
};
const content: BackupContent = {
  version: '0.2.0',
  madeAt: '2026-11-20T03:00:00Z',
  isSealed: false,
  people: 1_204,
  songs: 8_870,
  files: 9_312,
  fileBytes: 48 * 1024 * megabyte,
  missing: 0,
  key: 'fits',
};
const reading: RestoreTask = {
  name,
  step: 'reading',
  done: 80 * megabyte,
  total: listed.bytes,
  content: null,
  fault: null,
};

const at = (task: Partial<RestoreTask>): RestoreState => ({
  ...none,
  task: { ...reading, ...task },
});
const read = (found: Partial<BackupContent> = {}) =>
  at({ step: 'read', done: listed.bytes, content: { ...content, ...found } });
const failed = (fault: NonNullable<RestoreTask['fault']>) => at({ step: 'failed', fault });

/** The server says one state after the other. */
const answering = (...states: RestoreState[]) => {
  const say = () => HttpResponse.json(states[0]);
  const take = () => HttpResponse.json(states.length > 1 ? (states.shift(), states[0]) : states[0]);
  return {
    handlers: [
      http.post('*/api/first-run/backups', say),
      http.post('*/api/first-run/backups/read', take),
      http.post('*/api/first-run/backups/restore', take),
      http.put('*/api/first-run/backups/uploaded', () => delay('infinite')),
    ],
  };
};
const refusing = (status: number, code: string) => ({
  handlers: [
    http.post('*/api/first-run/backups', () =>
      HttpResponse.json({ code, error: 'No.' }, { status }),
    ),
  ],
});

const meta = {
  title: 'Screens/Sign in/Restore',
  component: RestorePanel,
  args: { code: 'k7mq-2f9x-hd4t', onCodeLost: fn(), onBack: fn(), onEnter: fn() },
  parameters: { msw: answering(none) },
} satisfies Meta<typeof RestorePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const another = { name: 'Elegir otra copia' };

// Proves first-run: A backup instead: the page
export const Choice: Story = {
  tags: ['state:default', 'state:narrow'],
  parameters: { msw: answering(none, read()) },
  play: async ({ canvas, userEvent, args }) => {
    const look = await canvas.findByRole('button', { name: `Ver qué guarda ${name}` });
    await userEvent.tab();
    await expect(look).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('8.870')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', another));
    await userEvent.click(await canvas.findByRole('button', { name: 'Empezar sin copia' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  tags: ['state:loading'],
  parameters: {
    msw: { handlers: [http.post('*/api/first-run/backups', () => delay('infinite'))] },
  },
  play: findsText('Buscando copias...'),
};
export const Empty: Story = {
  tags: ['state:empty'],
  parameters: { msw: answering({ ...none, backups: [] }) },
  play: findsText(/^No hay ninguna copia en \/srv/),
};
export const NoFolder: Story = {
  tags: ['state:empty'],
  parameters: { msw: answering({ ...none, folder: null, backups: [] }) },
  play: findsText(/TONADA_BACKUP_DIR/),
};
export const Uploading: Story = {
  tags: ['state:pending'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Subir un archivo' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no input.');
    await userEvent.upload(input, new File(['una copia'], name));
    await expect(
      await canvas.findByRole('progressbar', { name: `Subiendo ${name}` }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
    await expect(await canvas.findByRole('button', { name: 'Subir un archivo' })).toBeVisible();
  },
};
export const Reading: Story = {
  tags: ['state:pending'],
  parameters: { msw: answering(at({})) },
  play: async ({ canvas }) => {
    const meter = await canvas.findByRole('progressbar', { name: `Leyendo ${name}` });
    await expect(meter).toHaveAttribute('value', String(80 * megabyte));
    await expect(canvas.getByRole('button', another)).toBeVisible();
  },
};
export const Content: Story = {
  tags: ['state:variants', 'state:narrow'],
  parameters: { msw: answering(read(), at({ step: 'restoring', content })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurar esta copia' }));
    await expect(await canvas.findByText(/^Puedes cerrar esta página/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Empezar sin copia' })).toBeNull();
  },
};
export const SharedAndIncomplete: Story = {
  tags: ['state:variants'],
  parameters: { msw: answering(read({ fileBytes: null, isSealed: true, missing: 3 })) },
  play: findsText(/faltaban 3 archivos/),
};
export const Key: Story = {
  tags: ['state:invalid'],
  parameters: { msw: answering(read({ key: 'file' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurar esta copia' }));
    await expect(await canvas.findByText('Pega la clave')).toBeVisible();
    await expect(canvas.getByLabelText('Clave de las cuentas de cobro')).toHaveFocus();
  },
};
export const KeyOfASetting: Story = {
  tags: ['state:variants'],
  parameters: { msw: answering(read({ key: 'setting' })) },
  play: findsText(/TONADA_ACCOUNT_KEY/),
};
export const Sealed: Story = {
  tags: ['state:variants'],
  parameters: { msw: answering(failed('sealed'), failed('passphrase')) },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Frase de paso');
    await userEvent.type(field, 'otras doce letras{Enter}');
    await expect(await canvas.findByText(/^Con esa frase no se abre\./)).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: answering(failed('damaged')) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^La copia está dañada/);
    await userEvent.click(canvas.getByRole('button', another));
    await expect(
      await canvas.findByRole('button', { name: `Ver qué guarda ${name}` }),
    ).toBeVisible();
  },
};
export const Reopening: Story = {
  tags: ['state:pending'],
  parameters: { msw: answering(at({ step: 'restored' })) },
  play: findsText(/^El servicio se está abriendo/),
};
export const Cut: Story = {
  tags: ['state:failed', 'state:narrow'],
  parameters: { msw: answering({ ...none, cutAt: '2026-11-20T19:05:00Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^La restauración que empezó .* se cortó/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Ver qué guarda ${name}` })).toBeVisible();
  },
};
export const Elsewhere: Story = {
  tags: ['state:pending'],
  parameters: { msw: answering({ ...none, isElsewhere: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Otro servidor está restaurando/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Done: Story = {
  tags: ['state:success'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: { msw: refusing(404, 'not-found') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }));
    await expect(args.onEnter).toHaveBeenCalledOnce();
  },
};
export const CodeLost: Story = {
  tags: ['state:failed'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: { msw: refusing(400, 'invalid') },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Escribir el código' }));
    await waitFor(() => expect(args.onCodeLost).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  parameters: {
    msw: answering({
      ...none,
      folder: `/srv/${'copias-de-seguridad/'.repeat(6)}`,
      backups: [{ ...listed, name: `${'radio-de-la-ciudad-del-faro-'.repeat(4)}.backup` }],
    }),
  },
  play: findsText(/^radio-de-la-ciudad/),
};
