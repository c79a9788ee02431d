import type { Meta, StoryObj } from '@storybook/react-vite';
import { Users } from 'lucide-react';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { signedIn } from '@/entities/session/index.testing';
import { findsRole, longTitle } from '@/shared/testing';
import { AcceptAsViewer } from './AcceptAsViewer';
import { Invitation } from './Invitation';

const accept = <AcceptAsViewer label="Colaborar" isPending={false} failure="" onAccept={fn()} />;
const open = {
  accept,
  title: 'Alma Ríos te invita a «Noches de patio»',
  intro: 'Puedes añadir, quitar y mover sus canciones.',
};
const full = {
  icon: <Users size={32} />,
  title: 'En «Noches de patio» ya no cabe nadie más',
  text: 'Si alguien sale, este enlace vuelve a servir mientras valga.',
};
type Said = ReturnType<ComponentProps<typeof Invitation>['describe']>;
const says = (said: Said) => () => said;
const ready = { data: {}, isLoading: false };

const meta = {
  title: 'Music/Account/Invitation',
  component: Invitation,
  args: {
    query: ready,
    title: 'Invitación',
    home: 'Ir al inicio',
    dead: { title: 'Este enlace ya no sirve', text: 'Pide otro a quien te lo envió.' },
    describe: says(open),
  },
  parameters: {
    layout: 'fullscreen',
    frame: 'bare',
    state: signedIn(),
    guide: {
      use: 'The whole page that a link of invitation opens: to a family, a playlist or a session.',
      do: [
        'Name who invites, and to what, in the title.',
        'Say why it cannot be accepted, and what the person can do instead.',
      ],
      dont: ['Say that somebody has blocked the person.'],
      keyboard: [{ keys: 'Tab', effect: 'Goes to the button, then to the start page.' }],
    },
  },
} satisfies Meta<typeof Invitation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['state:default', 'state:narrow'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(open.title);
    await expect(canvas.getByRole('button', { name: 'Colaborar' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
  },
};
export const Closed: Story = {
  tags: ['state:variants'],
  args: { describe: says(full) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(full.title);
    await expect(document.title).toContain(full.title);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const LeadsOn: Story = {
  tags: ['state:variants'],
  args: {
    describe: says({ ...full, action: { to: '/playlist/pls_1', label: 'Abrir la playlist' } }),
  },
  play: findsRole('link', { name: 'Abrir la playlist' }),
};
export const Done: Story = {
  tags: ['state:success'],
  args: { done: { ...full, title: 'Ya estás en la familia de Alma Ríos' } },
  play: findsRole('heading', { name: 'Ya estás en la familia de Alma Ríos' }),
};
export const Dead: Story = {
  tags: ['state:not-found'],
  args: { query: { isLoading: false, error: { kind: 'not-found' } } },
  play: findsRole('heading', { name: 'Este enlace ya no sirve' }),
};
export const WithoutToken: Story = {
  tags: ['state:empty'],
  args: { query: null },
  play: findsRole('heading', { name: 'Este enlace ya no sirve' }),
};
export const Loading: Story = {
  tags: ['state:loading'],
  args: { query: { isLoading: true } },
};
export const Unreachable: Story = {
  tags: ['state:failed'],
  args: { query: { isLoading: false, error: { kind: 'unreachable' }, refetch: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reintentar' }));
    await expect(args.query?.refetch).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: { describe: says({ ...open, title: longTitle, intro: longTitle }) },
};
