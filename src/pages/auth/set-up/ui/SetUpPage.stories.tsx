import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import {
  expect,
  fn,
  spyOn,
  waitFor,
  type within,
  type userEvent as UserEvent,
} from 'storybook/test';
import { buildUser } from '@/entities/session/index.testing';
import type { FirstRunMusic, RestoreState } from '@/shared/contract/first-run.ts';
import { findsRole } from '@/shared/testing';
import { SetUpPage } from './SetUpPage';

type Canvas = Pick<ReturnType<typeof within>, 'getByLabelText' | 'getByRole' | 'findByLabelText'>;
type User = Pick<ReturnType<(typeof UserEvent)['setup']>, 'type' | 'clear' | 'click'>;

const owner = {
  'Nombre del servicio': 'Radio Faro',
  'Tu nombre': 'Luz Cañas',
  Email: 'luz@radiofaro.com',
  Contraseña: 'una frase bien larga',
};

async function enterCode(canvas: Canvas, user: User) {
  await user.type(canvas.getByLabelText('Código'), 'k7mq-2f9x-hd4t');
  await user.click(canvas.getByRole('button', { name: 'Continuar' }));
}

async function open(canvas: Canvas, user: User) {
  await enterCode(canvas, user);
  await canvas.findByLabelText('Nombre del servicio');
}

async function submit(canvas: Canvas, user: User, changes: Partial<typeof owner> = {}) {
  await open(canvas, user);
  await user.clear(canvas.getByLabelText('Nombre del servicio'));
  for (const [label, text] of Object.entries({ ...owner, ...changes })) {
    if (text) await user.type(canvas.getByLabelText(label), text);
  }
  await user.click(canvas.getByRole('button', { name: 'Empezar' }));
}

const noMusic: FirstRunMusic = {
  folders: 0,
  songs: 0,
  isReading: false,
  isUnreadable: false,
  files: { done: 0, total: 0 },
};

const opened = http.post('*/api/first-run/code', () =>
  HttpResponse.json({
    mailFrom: 'Radio Faro <no-reply@radiofaro.com>',
    music: noMusic,
    isRestoring: false,
  }),
);
const openedWithoutEmail = http.post('*/api/first-run/code', () =>
  HttpResponse.json({ mailFrom: null, music: noMusic, isRestoring: false }),
);
const sent = http.post('*/api/first-run/test-mail', () => new HttpResponse(null, { status: 204 }));
const refused = (fields: Record<string, string>) =>
  HttpResponse.json({ code: 'invalid', error: 'Revisa los datos.', fields }, { status: 400 });

const meta = {
  title: 'Screens/Sign in/Set up',
  component: SetUpPage,
  args: { onDone: fn(), onEnter: fn() },
  parameters: { layout: 'fullscreen', frame: 'bare', msw: { handlers: [opened, sent] } },
} satisfies Meta<typeof SetUpPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  tags: ['state:default', 'state:visitor'],
  play: findsRole('heading', { name: 'Pon en marcha el servicio', level: 1 }),
};
export const NoCode: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Escribe el código')).toBeVisible();
  },
};
export const WrongCode: Story = {
  tags: ['state:invalid'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: {
    msw: {
      handlers: [http.post('*/api/first-run/code', () => refused({ code: 'Ese código no es.' }))],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Código'), 'aaaa-bbbb-cccc');
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }));
    await expect(await canvas.findByText('Ese código no es.')).toBeVisible();
    await expect(canvas.getByLabelText('Código')).toHaveFocus();
  },
};
// Proves first-run: The page's states
export const Owner: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByRole('heading', { name: 'Ponle nombre', level: 1 })).toBeVisible();
    await expect(canvas.getByText(/Los correos salen de Radio Faro/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Enviar prueba' })).toBeNull();
    await expect(canvas.getByText(/Escribe TONADA_MUSIC con la ruta/)).toBeVisible();
  },
};
export const WithoutMail: Story = {
  tags: ['state:default'],
  parameters: { msw: { handlers: [openedWithoutEmail] } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByText(/^No hay servidor de correo/)).toBeVisible();
  },
};
const restoring: RestoreState = {
  folder: '/srv/tonada/backups',
  backups: [],
  uploaded: null,
  task: {
    name: 'radio.backup',
    step: 'restoring',
    done: 80,
    total: 200,
    content: null,
    fault: null,
  },
  isElsewhere: false,
  cutAt: null,
};
/** After a reload, and on a second page. */
export const Restoring: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/first-run/code', () =>
          HttpResponse.json({ mailFrom: null, music: noMusic, isRestoring: true }),
        ),
        http.post('*/api/first-run/backups', () => HttpResponse.json(restoring)),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await enterCode(canvas, userEvent);
    const meter = await canvas.findByRole('progressbar', { name: /radio\.backup/ });
    await expect(meter).toHaveAttribute('value', '80');
  },
};
/** The server reads a folder meanwhile. */
const withMusic = (music: Partial<FirstRunMusic>) => {
  const folder = { ...noMusic, folders: 1, ...music };
  return [
    http.post('*/api/first-run/code', () =>
      HttpResponse.json({
        mailFrom: 'Radio Faro <no-reply@radiofaro.com>',
        music: folder,
        isRestoring: false,
      }),
    ),
    http.post('*/api/first-run/music', () => HttpResponse.json(folder)),
  ];
};
// Proves first-run: Music: the page
export const ReadingMusic: Story = {
  tags: ['state:variants'],
  parameters: {
    msw: { handlers: withMusic({ isReading: true, files: { done: 3_120, total: 9_000 } }) },
  },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByText(/3.120 de 9.000 archivos/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Música leída' })).toHaveAttribute(
      'value',
      '3120',
    );
  },
};
export const MusicReady: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: withMusic({ songs: 8_870 }) } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByText(/Canciones que ya suenan: 8.870/)).toBeVisible();
  },
};
export const MusicAway: Story = {
  tags: ['no-photo'],
  parameters: { msw: { handlers: withMusic({ isUnreadable: true }) } },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(canvas.getByText(/^No llegamos a una carpeta/)).toBeVisible();
  },
};
export const TestMail: Story = {
  tags: ['state:success'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.type(canvas.getByLabelText('Email'), owner.Email);
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar prueba' }));
    await expect(await canvas.findByText(/^Enviamos una prueba a luz@/)).toBeVisible();
  },
};
export const MissingFields: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await userEvent.clear(canvas.getByLabelText('Nombre del servicio'));
    await userEvent.click(canvas.getByRole('button', { name: 'Empezar' }));
    for (const sentence of [
      'Escribe el nombre del servicio',
      'Escribe tu nombre',
      'Escribe tu email',
      'Escribe una contraseña',
    ]) {
      await expect(await canvas.findByText(sentence)).toBeVisible();
    }
  },
};
export const ShortPassword: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { Contraseña: 'once letras' });
    await expect(
      await canvas.findByText('La contraseña debe tener al menos 12 caracteres'),
    ).toBeVisible();
  },
};
export const Waiting: Story = {
  tags: ['state:pending'],
  parameters: {
    msw: { handlers: [opened, http.post('*/api/first-run', () => delay('infinite'))] },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(await canvas.findByRole('button', { name: 'Preparando...' })).toBeVisible();
  },
};
export const Failed: Story = {
  tags: ['state:failed'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: {
    msw: { handlers: [opened, http.post('*/api/first-run', () => HttpResponse.error())] },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent);
    await expect(
      await canvas.findByText('No pudimos guardarlo. Inténtalo de nuevo.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue(owner.Email);
  },
};
export const Done: Story = {
  tags: ['no-photo'],
  parameters: {
    msw: {
      handlers: [
        opened,
        http.post('*/api/first-run', () =>
          HttpResponse.json({ token: 'muestra', user: buildUser({ role: 'admin' }) }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await submit(canvas, userEvent);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  beforeEach: () => void spyOn(console, 'warn').mockImplementation(() => {}),
  parameters: {
    msw: {
      handlers: [
        http.post('*/api/first-run/code', () =>
          HttpResponse.json({
            mailFrom: `Radio de la Ciudad del Faro del Fin del Mundo <no-reply@${'sub.'.repeat(20)}example.com>`,
            music: noMusic,
            isRestoring: false,
          }),
        ),
        http.post('*/api/first-run', () =>
          refused({
            email: 'Ese email pertenece a un dominio que nadie puede usar aquí. '.repeat(3),
          }),
        ),
      ],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await submit(canvas, userEvent, { Email: `${'direccion-larguisima.'.repeat(3)}luz@faro.com` });
    await expect((await canvas.findAllByText(/^Ese email pertenece/))[0]).toBeVisible();
  },
};
