import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  expect,
  fireEvent,
  screen,
  spyOn,
  userEvent as platform,
  waitFor,
  within,
} from 'storybook/test';
import { outbox } from '@/entities/outbox';
import { deliverWaiting } from '@/entities/outbox/index.testing';
import { makeVideo } from '@/shared/video/testing/make-video.ts';
import { storyItem } from '../../model/story-item';
import { called, made, ofTool, owner } from '../../testing/story-answers';
import { StoriesPage } from '../StoriesPage';

const meta = {
  title: 'Work/Promotion/Story workbench (historia)',
  component: StoriesPage,
  args: { title: 'Historias' },
  ...ofTool,
} satisfies Meta<typeof StoriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens a pending story and extends its text, without saving. */
async function startEditing({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar: Desde el balcón' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar historia' });
  const form = within(dialog);
  await userEvent.type(form.getByLabelText('Texto que la acompaña'), ' II');
  return form;
}

async function openForm({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Crear historia' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crear historia' });
  await within(dialog).findByRole('option', { name: 'Luna de ámbar' });
  return { dialog, form: within(dialog) };
}
async function choose(dialog: HTMLElement, file: File) {
  const input = dialog.querySelector('input[type=file]');
  await platform.upload(input as HTMLInputElement, file, { applyAccept: false });
}
const publish = { name: 'Publicar historia' };

export const Default: Story = {
  tags: ['state:default', 'low'],
  play: async (context) => {
    const { form } = await openForm(context);
    const requested = within(form.getByRole('list', { name: 'Lo que se pide del archivo' }));
    await expect(requested.getAllByRole('listitem')).toHaveLength(3);
    await context.userEvent.click(form.getByRole('radio', { name: 'Audio' }));
    await expect(requested.getByText('De 1 a 30 segundos')).toBeVisible();
  },
};
export const Narrow: Story = {
  tags: ['state:narrow'],
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => void (await openForm(context)),
};
/** Restores the input after the form was left, and shows when it was kept. */
export const Recovered: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const first = (await openForm(context)).form;
    await userEvent.type(first.getByLabelText('Texto que la acompaña'), 'Ensayo');
    await expect(await first.findByText(/^Guardado /)).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const again = (await openForm(context)).form;
    await expect(again.getByLabelText('Texto que la acompaña')).toHaveValue('Ensayo');
    await userEvent.click(again.getByRole('button', { name: 'Empezar de cero' }));
    await expect(again.getByLabelText('Texto que la acompaña')).toHaveValue('');
  },
};
// Proves stories: Required fields
/** Caption and content are required. */
export const Missing: Story = {
  tags: ['state:invalid'],
  play: async (context) => {
    const { form } = await openForm(context);
    const submit = form.getByRole('button', publish);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await context.userEvent.click(submit);
    await expect(await form.findByText('Falta este dato.')).toBeVisible();
    await context.userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Hoy');
    await context.userEvent.click(submit);
    await expect(await form.findByText('Elige un archivo.')).toBeVisible();
    await expect(form.getByText('Por favor agrega contenido a tu historia')).toBeVisible();
  },
};
// Proves stories: Created without a request, colours corrected
/**
 * Illegible colours are measured, reported and fixed with one press; the story is then pending
 * without a request.
 */
export const Create: Story = {
  tags: ['state:success'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Texto' }));
    await userEvent.type(form.getByLabelText('Tu texto'), 'Mañana tocamos');
    await userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Ensayo');
    await expect(form.getByText(/^Contraste 18,\d:1\. Se lee bien\.$/)).toBeVisible();
    const colour = form.getByLabelText('Color del texto');
    // The colour picker is the platform's: no keys to type.
    await fireEvent.change(colour, { target: { value: '#444444' } });
    await expect(await form.findByText(/Hace falta al menos 4,5:1/)).toBeVisible();
    await userEvent.click(form.getByRole('button', publish));
    await expect(await form.findByRole('alert')).toHaveTextContent(/no se lee bien/);
    await userEvent.click(form.getByRole('button', { name: 'Usar texto blanco' }));
    await expect(colour).toHaveValue('#ffffff');
    spyOn(outbox, 'add').mockImplementationOnce(() => {
      throw new Error('Nothing can be kept.');
    });
    await userEvent.click(form.getByRole('button', publish));
    await expect(
      await form.findByText('Error al publicar la historia. Inténtalo de nuevo.'),
    ).toBeVisible();
    await userEvent.dblClick(form.getByRole('button', publish));
    await expect(await screen.findByText('Historia publicada exitosamente!')).toBeInTheDocument();
    await expect(await canvas.findByText('Solo en este dispositivo')).toBeVisible();
    await expect(outbox.read(owner)).toHaveLength(1);
    await expect(called).not.toHaveBeenCalled();
  },
};

// Proves stories: Flashes
/** A video is checked before it is kept; a flashing one is rejected. */
export const Video: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Video' }));
    await userEvent.type(form.getByLabelText('Texto que la acompaña'), 'Luces');
    const colour = (second: number) => (Math.floor(second * 10) % 2 === 0 ? '#fff' : '#000');
    await choose(dialog, await makeVideo({ seconds: 2, height: 480, colour }));
    const why = await form.findAllByText(/A partir del segundo .* el video parpadea/);
    await expect(why[0]).toBeVisible();
    await userEvent.click(form.getByRole('button', publish));
    await expect(await form.findByText(/El video parpadea demasiado/)).toBeVisible();
    await expect(outbox.read(owner)).toEqual([]);
  },
};
// Proves stories: Files of another kind than their name
/** Recognises files by content. */
export const WrongFile: Story = {
  tags: ['no-photo'],
  play: async (context) => {
    const { userEvent } = context;
    const { dialog, form } = await openForm(context);
    await userEvent.click(form.getByRole('radio', { name: 'Audio' }));
    await choose(dialog, new File(['hola'], 'idea.mp3', { type: 'audio/mpeg' }));
    // In its row, and announced.
    await expect((await form.findAllByText(/No es un archivo MP3 o WAV/))[0]).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Foto' }));
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
    await choose(dialog, new File([new Uint8Array(png)], 'foto.png', { type: 'image/png' }));
    await expect((await form.findAllByText(/No pudimos leerlo/))[0]).toBeVisible();
  },
};
/** An edit after delivery says so: nothing is lost or published twice. */
export const EditedTooLate: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    storyItem.create({ owner }, made);
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await startEditing(context);
    deliverWaiting(owner);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'Esto ya se envió y no se puede cambiar.',
    );
    await expect(form.getByLabelText('Texto que la acompaña')).toHaveValue('Desde el balcón II');
    await expect(outbox.read(owner)).toEqual([]);
  },
};
/** Discarded meanwhile: the input can be published as a new story, once. */
export const EditedDiscarded: Story = {
  tags: ['no-photo'],
  beforeEach: () => {
    storyItem.create({ owner }, made);
  },
  play: async (context) => {
    const { userEvent } = context;
    const form = await startEditing(context);
    for (const { id } of outbox.read(owner)) outbox.remove(owner, id);
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Esto ya no está: se descartó/);
    await expect(outbox.read(owner)).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Publicar historia' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(outbox.read(owner)).toMatchObject([{ name: 'Desde el balcón II' }]);
  },
};
