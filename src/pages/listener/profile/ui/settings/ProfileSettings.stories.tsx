import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor, type within, type userEvent as UserEvent } from 'storybook/test';
import { useViewer } from '@/entities/session';
import { buildUser, signedIn } from '@/entities/session/index.testing';
import { pictureStarts } from '@/shared/contract/picture.ts';
import { ProfileSettings } from './ProfileSettings';

type Canvas = Pick<ReturnType<typeof within>, 'getByRole' | 'getByLabelText'>;
type User = ReturnType<(typeof UserEvent)['setup']>;

let sent: unknown[] = [];
let pictures: string[] = [];

const viewer = buildUser({ bio: 'Escucho discos enteros.' });
const newPath = `/api/images/user/${viewer.id}?v=abc`;

const profileAnswered = http.put('*/api/user/profile', async ({ request }) => {
  const body = await request.json();
  sent.push(body);
  await delay(50);
  return HttpResponse.json({ ...viewer, ...(body as object) });
});
const pictureAnswered = http.put('*/api/user/profile-image', ({ request }) => {
  pictures.push(request.headers.get('content-type') ?? '');
  return HttpResponse.json({ profileImage: newPath });
});
const refused = (path: string, fields: Record<string, string>) =>
  http.put(path, () =>
    HttpResponse.json({ code: 'invalid', error: 'Revisa los datos.', fields }, { status: 400 }),
  );

function Settings() {
  const signedInViewer = useViewer();
  return signedInViewer && <ProfileSettings viewer={signedInViewer} />;
}

const save = (canvas: Canvas, user: User) =>
  user.dblClick(canvas.getByRole('button', { name: 'Guardar cambios' }));

const fileInput = (canvas: Canvas) => canvas.getByLabelText('Archivo de la foto de perfil');

/** A file of these bytes, padded to its size. */
function getFile(type: string, start: readonly number[], size = start.length) {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], 'foto.bin', { type });
}
const pngStart = pictureStarts['image/png'];

const previewed = (canvas: Canvas) =>
  waitFor(() =>
    expect(canvas.getByRole('img', { name: 'Tu foto de perfil' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    ),
  );

const meta = {
  title: 'Music/Account/Profile form',
  component: ProfileSettings,
  args: { viewer },
  render: () => <Settings />,
  parameters: {
    address: '/profile?tab=profile',
    state: signedIn({ bio: viewer.bio }),
    msw: [profileAnswered, pictureAnswered],
  },
  beforeEach: () => {
    sent = [];
    pictures = [];
  },
} satisfies Meta<typeof ProfileSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Nombre visible')).toHaveValue('Lucía Ferrán');
    await expect(canvas.getByText('23 de 500 caracteres')).toBeVisible();
    const named = (label: string) =>
      [...canvas.getByLabelText<HTMLSelectElement>(label).options].map(({ value, text }) => [
        value,
        text,
      ]);
    await expect(named('País')).toEqual([
      ['AR', 'Argentina'],
      ['BO', 'Bolivia'],
      ['CL', 'Chile'],
      ['CO', 'Colombia'],
      ['CR', 'Costa Rica'],
      ['CU', 'Cuba'],
      ['EC', 'Ecuador'],
      ['SV', 'El Salvador'],
      ['ES', 'España'],
      ['US', 'Estados Unidos'],
      ['GT', 'Guatemala'],
      ['GQ', 'Guinea Ecuatorial'],
      ['HN', 'Honduras'],
      ['MX', 'México'],
      ['NI', 'Nicaragua'],
      ['PA', 'Panamá'],
      ['PY', 'Paraguay'],
      ['PE', 'Perú'],
      ['PR', 'Puerto Rico'],
      ['DO', 'República Dominicana'],
      ['UY', 'Uruguay'],
      ['VE', 'Venezuela'],
    ]);
    await expect(named('Idioma')).toEqual([
      ['de', 'Alemán (sin traducir)'],
      ['es', 'Español'],
      ['fr', 'Francés (sin traducir)'],
      ['en', 'Inglés (sin traducir)'],
      ['pt', 'Portugués (sin traducir)'],
    ]);
  },
};
export const WithoutPicture: Story = {
  tags: ['state:no-image'],
  parameters: { state: signedIn({ profileImage: null }) },
  play: async ({ canvas }) =>
    expect(canvas.queryByRole('button', { name: 'Quitar foto' })).toBeNull(),
};

// Proves profile: Profile saved
export const Saved: Story = {
  tags: ['state:success', 'no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(canvas.getByLabelText('Nombre visible'));
    await userEvent.type(canvas.getByLabelText('Nombre visible'), '  Lucía 🎧 <b>F</b>  ');
    await userEvent.selectOptions(canvas.getByLabelText('País'), 'MX');
    await userEvent.selectOptions(canvas.getByLabelText('Idioma'), 'pt');
    await expect(canvas.getByLabelText('Idioma')).toHaveAccessibleDescription(
      'Portugués aún no está traducido: verás Tonada en español.',
    );
    await save(canvas, userEvent);
    await canvas.findByText('Perfil actualizado correctamente');
    await expect(sent).toEqual([
      {
        displayName: 'Lucía 🎧 <b>F</b>',
        country: 'MX',
        language: 'pt',
        seen: {
          displayName: viewer.displayName,
          country: viewer.country,
          language: viewer.language,
        },
      },
    ]);
  },
};
// Proves profile: Profile changed elsewhere
/** A conflict in the biography is shown and keeps the input. */
export const ChangedElsewhere: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: {
    msw: [
      http.put('*/api/user/profile', async ({ request }) => {
        sent.push(await request.json());
        const fields = { bio: 'Ahora es «Del teléfono».' };
        const current = { bio: 'Del teléfono' };
        const answer = { code: 'duplicate', error: 'Esto se cambió.', fields, current };
        return HttpResponse.json(answer, { status: 409 });
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Biografía'), ' De la computadora.');
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Ahora es «Del teléfono».')).toBeVisible();
    await expect(canvas.getByText(/cambió en otro dispositivo/)).toBeVisible();
    await expect(canvas.getByLabelText('Biografía')).toHaveValue(
      `${viewer.bio} De la computadora.`,
    );
    await save(canvas, userEvent);
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]).toMatchObject({ seen: { bio: 'Del teléfono' } });
  },
};
export const SavedTwice: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await waitFor(() => expect(sent).toHaveLength(1));
    await canvas.findByText('Perfil actualizado correctamente');
    await userEvent.type(canvas.getByLabelText('Nombre visible'), ' Ruiz');
    await save(canvas, userEvent);
    await waitFor(() => expect(sent).toHaveLength(2));
    await expect(sent[1]).toMatchObject({ displayName: 'Lucía Ferrán Ruiz' });
  },
};
export const MissingAndTooLong: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByLabelText('Nombre visible');
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await userEvent.click(canvas.getByLabelText('Biografía'));
    await userEvent.paste('a'.repeat(600));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Escribe el nombre que verán los demás')).toBeVisible();
    await expect(canvas.getByText('Sobran 123 caracteres: caben 500.')).toBeVisible();
    await expect(canvas.getByText('623 de 500 caracteres')).toBeVisible();
    await expect(name).toHaveFocus();
    await expect(sent).toEqual([]);
  },
};
export const NameTooLong: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre visible'), ' de los Dolores'.repeat(4));
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Sobran 12 caracteres: caben 60.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
// Proves profile: Profile failed
export const Failed: Story = {
  tags: ['state:failed', 'no-photo'],
  parameters: { msw: [http.put('*/api/user/profile', () => HttpResponse.error())] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Nombre visible'), ' Ruiz');
    await save(canvas, userEvent);
    const message = await canvas.findByText('Error al actualizar el perfil');
    await expect(message).toHaveAttribute('data-tone', 'danger');
    await expect(canvas.getByLabelText('Nombre visible')).toHaveValue('Lucía Ferrán Ruiz');
  },
};
export const FieldRefused: Story = {
  tags: ['state:invalid', 'no-photo'],
  parameters: {
    msw: [refused('*/api/user/profile', { displayName: 'Este dato es obligatorio.' })],
  },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await expect(await canvas.findByText('Este dato es obligatorio.')).toBeVisible();
    await expect(canvas.getByLabelText('Nombre visible')).toBeInvalid();
    await expect(canvas.getByText('Error al actualizar el perfil')).toBeVisible();
  },
};
export const Saving: Story = {
  tags: ['state:pending'],
  parameters: { msw: [http.put('*/api/user/profile', () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await save(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Guardando...' })).toBeVisible();
  },
};

// Proves profile: Picture
export const PictureChosenAndSaved: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    // The file's content decides, since the browser knows no type.
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(fileInput(canvas), getFile('', pngStart));
    await previewed(canvas);
    await expect(pictures).toEqual([]);
    await save(canvas, userEvent);
    await canvas.findByText('Perfil actualizado correctamente');
    await expect(pictures).toEqual(['application/octet-stream']);
    await expect(sent).toMatchObject([{ profileImage: newPath }]);
  },
};
export const PictureRemoved: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar foto' }));
    await save(canvas, userEvent);
    await waitFor(() => expect(sent).toMatchObject([{ profileImage: null }]));
    await expect(pictures).toEqual([]);
  },
};
export const PictureOfAnotherKind: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(
      fileInput(canvas),
      new File(['<svg/>'], 'foto.svg', { type: 'image/svg+xml' }),
    );
    await expect(await canvas.findByText('Elige una imagen JPG, PNG o WebP')).toBeVisible();
    await save(canvas, userEvent);
    await waitFor(() => expect(sent).toEqual([{ seen: {} }]));
    await expect(pictures).toEqual([]);
  },
};
/** Checked before sending anything. */
export const TextCalledPicture: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    const text = new File(['Esto no es una imagen.'], 'foto.png', { type: 'image/png' });
    await userEvent.upload(fileInput(canvas), text);
    await expect(await canvas.findByText('Elige una imagen JPG, PNG o WebP')).toBeVisible();
    await expect(pictures).toEqual([]);
  },
};
export const PictureTooLarge: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(fileInput(canvas), getFile('image/png', pngStart, 5 * 1024 * 1024 + 1));
    await expect(
      await canvas.findByText('La imagen pesa demasiado: el máximo son 5 MB'),
    ).toBeVisible();
    await expect(pictures).toEqual([]);
  },
};
export const PictureRefused: Story = {
  tags: ['state:invalid', 'no-photo'],
  parameters: {
    msw: [
      profileAnswered,
      refused('*/api/user/profile-image', { profileImage: 'No pudimos leer la imagen.' }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(fileInput(canvas), getFile('image/webp', pngStart));
    await previewed(canvas);
    await save(canvas, userEvent);
    await expect(await canvas.findByText('No pudimos leer la imagen.')).toBeVisible();
    await expect(canvas.getByText('Error al actualizar el perfil')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
