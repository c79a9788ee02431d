import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, spyOn, type userEvent as UserEvent, type within } from 'storybook/test';
import { RegisterPage } from './RegisterPage';

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'clear' | 'click'>;

const valid = {
  Email: 'nueva@ejemplo.example',
  'Nombre visible': 'Nueva Oyente',
  'Fecha de nacimiento': '1994-05-17',
  Contraseña: 'secreto',
  'Repite la contraseña': 'secreto',
};

async function submit(canvas: Canvas, user: User, changes: Partial<typeof valid> = {}) {
  for (const [label, text] of Object.entries({ ...valid, ...changes })) {
    if (text) await user.type(canvas.getByLabelText(label), text);
  }
  await user.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
}

const meta = {
  title: 'Screens/Sign in/Register (crea tu cuenta)',
  component: RegisterPage,
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    address: '/register',
    msw: { handlers: [http.post('*/api/auth/register', () => HttpResponse.error())] },
  },
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default', 'state:visitor'],
  play: async ({ canvas }) => {
    for (const name of ['Google', 'Facebook', 'Apple']) {
      await expect(canvas.getByRole('button', { name: `Continuar con ${name}` })).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Inicia sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const PasswordShown: Story = {
  tags: ['no-photo'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Contraseña');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Mostrar contraseña' })[0] ?? field,
    );
    await expect(canvas.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible();
  },
};
export const Narrow: Story = { tags: ['state:narrow'], globals: { viewport: { value: 'narrow' } } };
export const MissingFields: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Crear cuenta' }));
    await expect(await canvas.findByText('Escribe tu email')).toBeVisible();
    await expect(canvas.getByText('Escribe el nombre que verán los demás')).toBeVisible();
    await expect(canvas.getByText('Escribe tu fecha de nacimiento')).toBeVisible();
    await expect(canvas.getByText('Escribe una contraseña')).toBeVisible();
    await expect(canvas.getByLabelText('Repite la contraseña')).toBeInvalid();
  },
};
export const PasswordsDiffer: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { 'Repite la contraseña': 'secreta' });
    await expect(await canvas.findByText('Las contraseñas no coinciden')).toBeVisible();
  },
};
export const PasswordTooShort: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { Contraseña: 'corta', 'Repite la contraseña': 'corta' });
    await expect(
      await canvas.findByText('La contraseña debe tener al menos 6 caracteres'),
    ).toBeVisible();
  },
};
export const TooLongAndNoEmail: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Contraseña'));
    await userEvent.paste('secreto'.repeat(40));
    await submit(canvas, userEvent, {
      Email: 'nueva en ejemplo',
      'Nombre visible': 'Nueva Oyente '.repeat(5),
    });
    await expect(await canvas.findByText('Escribe un email como nombre@ejemplo.com')).toBeVisible();
    await expect(canvas.getByText('Sobran 4 caracteres: caben 60.')).toBeVisible();
    await expect(canvas.getByText('La contraseña es demasiado larga')).toBeVisible();
  },
};
export const BornTomorrow: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { 'Fecha de nacimiento': '2027-01-01' });
    await expect(await canvas.findByText('Escribe una fecha real del pasado')).toBeVisible();
  },
};
export const TooYoung: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { 'Fecha de nacimiento': '2025-11-20' });
    const sentence = 'Para tener una cuenta necesitas 14 años cumplidos';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    const field = canvas.getByLabelText('Fecha de nacimiento');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('min', '1900-01-01');
    await expect(field).toHaveAttribute('max', '2012-11-19');
  },
};
let log: ReturnType<typeof spyOn>;
const watchLog = () => {
  log = spyOn(console, 'warn').mockImplementation(() => {});
};

// Proves account: A registration's failure
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: watchLog,
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(
      await canvas.findByText('Error al crear la cuenta. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(valid.Email);
    await expect(log).toHaveBeenCalledWith('[tonada] register', { kind: 'unreachable' });
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: { handlers: [http.post('*/api/auth/register', () => delay('infinite'))] },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Creando cuenta...' })).toBeVisible();
  },
};
const longSentence =
  'El servidor no puede crear cuentas ahora mismo porque está haciendo una copia de todo lo que guarda; vuelve a intentarlo dentro de unos minutos, por favor.';
export const LongText: Story = {
  tags: ['state:long-text'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/auth/register', () =>
          HttpResponse.json(
            { code: 'invalid', error: longSentence, fields: { displayName: longSentence } },
            { status: 400 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, {
      Email: `${'direccion-larguisima.'.repeat(3)}oyente@demo.tonada.example`,
      'Nombre visible': 'Maximiliana Encarnación de los Dolores Fernández-It',
    });
    await expect((await canvas.findAllByText(longSentence))[0]).toBeVisible();
  },
};
export const LongTextNarrow: Story = {
  ...LongText,
  tags: ['state:long-text', 'state:narrow'],
  globals: { viewport: { value: 'narrow' } },
};
export const EmailTaken: Story = {
  tags: ['state:invalid'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/auth/register', () =>
          HttpResponse.json(
            {
              code: 'invalid',
              error: 'Revisa los campos.',
              fields: { email: 'Ya hay una cuenta.' },
            },
            { status: 400 },
          ),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByText('Ya hay una cuenta.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};
