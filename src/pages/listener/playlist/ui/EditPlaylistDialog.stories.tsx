import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { longTitle, showFocus, showHover } from '@/shared/testing';
import { EditPlaylistDialog } from './EditPlaylistDialog';

const playlist = {
  id: 'pls_patio',
  name: 'Noches de patio',
  description: 'Para cuando baja el calor.',
  isPublic: true,
  visibility: 'public' as const,
};

let sent: unknown[] = [];
const takes = http.patch('*/api/playlists/:id', async ({ request }) => {
  const body = (await request.json()) as Partial<typeof playlist>;
  sent.push(body);
  return HttpResponse.json({ ...playlist, ...body });
});
const refuses = (body: object, status: number) =>
  http.patch('*/api/playlists/:id', () => HttpResponse.json(body, { status }));

const meta = {
  title: 'Music/Playlists/Edit dialog',
  component: EditPlaylistDialog,
  args: { playlist, isOpen: true, onOpenChange: fn() },
  beforeEach: () => {
    sent = [];
  },
  parameters: {
    state: signedIn(),
    msw: [takes],
    docs: { story: { inline: false, height: '520px' } },
    guide: {
      use: 'Changes the name, the description and who may see a playlist, for its owner.',
      do: ['Open it from the menu of the playlist.'],
      dont: [
        'Change the tracks here: that is done in the list.',
        'Save while typing: only its button does.',
      ],
      keyboard: [
        { keys: 'Tab', effect: 'Goes through the fields, the choice and the buttons.' },
        { keys: '↑, ↓', effect: 'Changes who may see it.' },
        { keys: 'Enter', effect: 'Saves, from the name.' },
        { keys: 'Esc', effect: 'Closes; asks first where something was changed.' },
      ],
    },
  },
} satisfies Meta<typeof EditPlaylistDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

async function save(changes: { name?: string; description?: string }) {
  const form = await dialog();
  for (const [label, text] of [
    ['Nombre', changes.name],
    ['Descripción', changes.description],
  ] as const) {
    if (text === undefined) continue;
    await userEvent.clear(form.getByLabelText(label));
    if (text) await userEvent.type(form.getByLabelText(label), text);
  }
  await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
  return form;
}

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = {
  tags: ['state:hover'],
  play: async () => {
    const form = await dialog();
    showHover(form.getByLabelText('Nombre'));
    showHover(form.getByRole('button', { name: 'Guardar' }));
  },
};
export const Focus: Story = {
  tags: ['state:focus'],
  play: async () => {
    const button = (await dialog()).getByRole('button', { name: 'Guardar' });
    // The dialog takes the focus first.
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    showFocus(button);
    await expect(button).toHaveFocus();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { playlist: { ...playlist, name: longTitle, description: longTitle } },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };

export const Saves: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const form = await dialog();
    await userEvent.selectOptions(form.getByLabelText('Quién puede verla'), 'Privada');
    // The dialog fades in.
    await waitFor(() => expect(form.getByText('Solo tú puedes verla.')).toBeVisible());
    await save({ name: '  Patio de noche ', description: '' });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sent).toEqual([
      {
        name: 'Patio de noche',
        description: '',
        visibility: 'private',
        seen: { name: playlist.name, description: playlist.description, visibility: 'public' },
      },
    ]);
  },
};

export const BlankName: Story = {
  tags: ['state:invalid'],
  play: async () => {
    const form = await save({ name: '   ' });
    await expect(await form.findByText('Escribe un nombre')).toBeVisible();
    await expect(form.getByLabelText('Nombre')).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};

export const TooLong: Story = {
  tags: ['state:invalid'],
  args: { playlist: { ...playlist, name: 'Noches '.repeat(15), description: longTitle.repeat(3) } },
  play: async () => {
    const form = await save({});
    const tooLong = [
      `Sobran ${'Noches '.repeat(15).trim().length - 100} caracteres: caben 100.`,
      `Sobran ${longTitle.repeat(3).length - 300} caracteres: caben 300.`,
    ];
    for (const text of tooLong) {
      const error = await form.findByText(text);
      // The dialog fades in.
      await waitFor(() => expect(error).toBeVisible());
    }
    await expect(sent).toEqual([]);
  },
};

export const ClosesUnchanged: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const AsksBeforeChangesAreLost: Story = {
  tags: ['no-photo'],
  play: async ({ args }) => {
    const form = await dialog();
    const field = form.getByLabelText('Descripción');
    await userEvent.type(field, ' Y más.');
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(form.getByRole('button', { name: 'Cancelar' })),
      () => userEvent.click(form.getByRole('button', { name: 'Cerrar' })),
    ]) {
      await leave();
      const requested = within(
        await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }),
      );
      await expect(
        requested.getByText('Los cambios de «Noches de patio» se perderán.'),
      ).toBeInTheDocument();
      await userEvent.click(requested.getByRole('button', { name: 'Seguir editando' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    await expect(field).toHaveValue('Para cuando baja el calor. Y más.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(sent).toEqual([]);
  },
};

/** Unchanged fields keep another device's changes. */
export const SendsWhatChanged: Story = {
  tags: ['no-photo'],
  play: async () => {
    await save({ name: 'Patio' });
    await waitFor(() =>
      expect(sent).toEqual([{ name: 'Patio', seen: { name: 'Noches de patio' } }]),
    );
  },
};

// Proves library: Two rename it
/** A conflict is shown, keeps the input, and may be overwritten. */
export const ChangedElsewhere: Story = {
  tags: ['state:failed'],
  parameters: {
    msw: [
      http.patch('*/api/playlists/:id', async ({ request }) => {
        const body = (await request.json()) as { seen: { name: string } };
        sent.push(body);
        if (body.seen.name === 'Azotea') return HttpResponse.json({ ...playlist, ...body });
        const fields = { name: 'Ahora es «Azotea».' };
        const current = { name: 'Azotea' };
        const answer = { code: 'duplicate', error: 'Esto se cambió.', fields, current };
        return HttpResponse.json(answer, { status: 409 });
      }),
    ],
  },
  play: async ({ args }) => {
    const form = await save({ name: 'Terraza' });
    await expect(await form.findByText(/^Esta playlist cambió en otro dispositivo/)).toBeVisible();
    await expect(await form.findByText('Ahora es «Azotea».')).toBeVisible();
    await expect(form.getByLabelText('Nombre')).toHaveValue('Terraza');
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(sent[1]).toEqual({ name: 'Terraza', seen: { name: 'Azotea' } });
  },
};

export const Failed: Story = {
  tags: ['state:failed'],
  parameters: { msw: [refuses({ code: 'server', error: '' }, 500)] },
  play: async ({ args }) => {
    const form = await save({ name: 'Otro nombre' });
    await expect(await form.findByRole('alert')).toHaveTextContent(
      'No pudimos guardar los cambios de «Noches de patio». Inténtalo de nuevo.',
    );
    await expect(form.getByLabelText('Nombre')).toHaveValue('Otro nombre');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: [
      refuses(
        { code: 'invalid', error: 'Revisa.', fields: { name: 'Este nombre no se admite.' } },
        400,
      ),
    ],
  },
  play: async () => {
    const form = await save({ name: 'Raro' });
    await expect(await form.findByText('Este nombre no se admite.')).toBeVisible();
  },
};

export const GoneInAnotherWindow: Story = {
  tags: ['state:not-found'],
  parameters: { msw: [refuses({ code: 'not-found', error: '' }, 404)] },
  play: async () => {
    const form = await save({ name: 'Otro' });
    await expect(
      await form.findByText('«Noches de patio» ya no existe o ya no es tuya.'),
    ).toBeVisible();
  },
};

export const SavedOnce: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: [
      http.patch('*/api/playlists/:id', async () => {
        sent.push(null);
        await delay('infinite');
      }),
    ],
  },
  play: async () => {
    const form = await save({ name: 'Otro' });
    await userEvent.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
  },
};
