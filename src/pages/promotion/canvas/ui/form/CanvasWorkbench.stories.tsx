import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent as platform, waitFor, within } from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { makeVideo } from '@/shared/video/testing/make-video.ts';
import { canvasItem } from '../../model/canvas-item';
import { called, made, ofTool, owner } from '../../testing/canvas-answers';
import { CanvasPage } from '../CanvasPage';

const meta = {
  title: 'Work/Promotion/Canvas workbench',
  component: CanvasPage,
  args: { title: 'Canvas' },
  ...ofTool,
} satisfies Meta<typeof CanvasPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Crear Canvas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear Canvas' });
  await within(dialog).findByRole('option', { name: 'Patio (por publicar)' });
  return dialog;
}
async function choose(dialog: HTMLElement, file: File) {
  const input = dialog.querySelector('input[type=file]');
  await platform.upload(input as HTMLInputElement, file, { applyAccept: false });
}

/** Lists the requirements before a file is chosen. */
export const Default: Story = {
  tags: ['state:default', 'low'],
  play: async (context) => {
    const form = within(await openForm(context));
    const requested = within(form.getByRole('list', { name: 'Lo que se pide del archivo' }));
    const lines = requested.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'Por comprobar: Máximo 10 MB',
      'Por comprobar: Archivo MP4 o MOV',
      'Por comprobar: Completo y sin daños',
      'Por comprobar: Se reproduce en todos los navegadores',
      'Por comprobar: Cuadrado (1:1)',
      'Por comprobar: Lados de 360 a 2.160 píxeles',
      'Por comprobar: De 3 a 8 segundos',
      'Por comprobar: Sin destellos peligrosos',
    ]);
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => void (await openForm(context)),
};
// Proves canvas: Required fields
/** Only track and video are required. */
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const dialog = await openForm(context);
    const submit = within(dialog).getByRole('button', { name: 'Crear Canvas' });
    await context.userEvent.click(submit);
    const form = within(dialog);
    await expect(
      await form.findByText('Por favor selecciona una canción y sube un video'),
    ).toBeVisible();
    await context.userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await context.userEvent.click(submit);
    await expect(await form.findByText('Sube un video o escribe su dirección.')).toBeVisible();
    await expect(await form.findByRole('button', { name: '1 dato por corregir' })).toBeVisible();
  },
};
/** A cut under three seconds and an invalid address show errors at their fields. */
export const Faults: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await userEvent.type(form.getByLabelText('O la dirección del video'), 'video.mp4');
    await userEvent.clear(form.getByLabelText('Inicio (segundos)'));
    await userEvent.type(form.getByLabelText('Inicio (segundos)'), '6');
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByText(/Escribe una dirección web/)).toBeVisible();
    await expect(form.getByText(/al menos 3 segundos después del inicio/)).toBeVisible();
  },
};
// Proves canvas: Created without a request
/** The file is checked, cut and kept on this device without a request. */
export const Create: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await choose(dialog, await makeVideo());
    await expect(await form.findByText('Se ve de 0 s a 4 s: 4 s.')).toBeVisible();
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(
      await form.findByText('Error al crear el canvas. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(
      await screen.findByText('Canvas creado exitosamente. Será revisado por el equipo editorial.'),
    ).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(called).not.toHaveBeenCalled();
  },
};
// Proves canvas: Flashes in the form
/** Finds flashes before anything is sent, and names the second. */
export const Flashing: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    const colour = (second: number) =>
      second >= 2 && Math.floor(second * 10) % 2 === 0 ? '#ffffff' : '#000000';
    await choose(dialog, await makeVideo({ colour }));
    const why = await form.findAllByText(/A partir del segundo .* el video parpadea/);
    await expect(why[0]).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/parpadea/);
    await expect(outbox.read(owner)).toEqual([]);
  },
};
// Proves canvas: Files of another kind than their name
/** Recognises files by content: a text named like a video is rejected. */
export const WrongFile: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await choose(dialog, new File(['hola'], 'video.mov', { type: 'video/quicktime' }));
    await expect(
      (await form.findAllByText(/No es un archivo MP4 o MOV, aunque se llame así/))[0],
    ).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Quitar «video.mov»' }));
    await choose(dialog, await makeVideo({ width: 480, height: 360 }));
    // In its row, and announced.
    await expect((await form.findAllByText(/Tiene que ser cuadrado/))[0]).toBeVisible();
  },
};
// Proves canvas: A full device
/** Reports a full device before anything is lost. */
export const Full: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    const { storage } = navigator;
    const estimate = storage.estimate.bind(storage);
    storage.estimate = async () => ({ quota: 10, usage: 10 });
    return () => {
      storage.estimate = estimate;
    };
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openForm(context);
    const form = within(dialog);
    await userEvent.selectOptions(form.getByLabelText('Canción'), 'trk_luna');
    await choose(dialog, await makeVideo({ seconds: 3 }));
    await form.findByText('Se ve de 0 s a 3 s: 3 s.');
    await userEvent.click(form.getByRole('button', { name: 'Crear Canvas' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/No cabe otro video/);
    await expect(form.getByLabelText('Canción')).toHaveValue('trk_luna');
  },
};
// Proves canvas: Drafts
/** Restores the input after the form was left. */
export const Recovered: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const first = within(await openForm(context));
    await userEvent.type(first.getByLabelText('Descripción'), 'El mar');
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = within(await openForm(context));
    await expect(again.getByLabelText('Descripción')).toHaveValue('El mar');
    await userEvent.click(again.getByRole('button', { name: 'Empezar de cero' }));
    await expect(again.getByLabelText('Descripción')).toHaveValue('');
  },
};
/** An edit after delivery says so: nothing is lost or sent twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    canvasItem.create({ owner }, made);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Marea alta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Editar Canvas' }));
    await dialog.findByRole('option', { name: 'Patio (por publicar)' });
    await userEvent.selectOptions(dialog.getByLabelText('Canción'), 'Patio (por publicar)');
    deliverWaiting(owner);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió y no se puede cambiar.',
    );
    await expect(dialog.getByLabelText('Canción')).toHaveDisplayValue('Patio (por publicar)');
    await expect(outbox.read(owner)).toEqual([]);
  },
};
