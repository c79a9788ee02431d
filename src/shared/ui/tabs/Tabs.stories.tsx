import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { toArgType, Named, typed } from '@/shared/testing';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { Tabs } from './Tabs';
import * as styles from './Tabs.css';

const item = (value: string, label: string) => ({
  value,
  label,
  content: <Text tone="muted">{label}: lo que hay aquí.</Text>,
});

const settings = [
  item('profile', 'Perfil'),
  item('subscription', 'Suscripción'),
  item('privacy', 'Privacidad'),
  item('notifications', 'Notificaciones'),
  item('security', 'Seguridad'),
];

const meta = {
  title: 'Kit/Navigation/Tabs',
  component: Tabs,
  argTypes: {
    value: toArgType(['overview', 'settings']),
    items: typed('{ value: string; label: string; content: ReactNode; onIntent?: () => void }[]'),
    looks: toArgType(styles.tabLooks),
  },
  args: {
    value: 'overview',
    onChange: fn(),
    label: 'Tu perfil',
    items: [item('overview', 'Resumen'), item('settings', 'Configuración')],
  },
  parameters: {
    guide: {
      use: 'For a few views of one thing, one at a time; what can be compared stands below one another, and what has an address of its own is reached by links.',
      do: [
        'Keep to two to five, each named by a word or two.',
        'Keep the open tab in the address where a link to it makes sense.',
        'Take pills for tabs inside of tabs.',
      ],
      dont: [
        'Write sentences on them: they no longer stand in one line.',
        'Hide in a tab what somebody has to see to go on.',
        'Fetch everything at once: onIntent tells which tab is about to open.',
      ],
      pictures: {
        do: () => (
          <Tabs
            value="overview"
            onChange={() => {}}
            label="Tu perfil"
            items={[item('overview', 'Resumen'), item('settings', 'Configuración')]}
          />
        ),
        dont: () => (
          <Tabs
            value="overview"
            onChange={() => {}}
            label="Tu perfil"
            items={[
              item('overview', 'Resumen de lo que escuchas'),
              item('settings', 'Cambia lo que otras personas ven'),
            ]}
          />
        ),
      },
      keyboard: [
        { keys: '←, →', effect: 'Moves among the tabs, without opening them.' },
        { keys: 'Home, End', effect: 'To the first, to the last tab.' },
        { keys: 'Enter, Space', effect: 'Opens the tab.' },
        { keys: 'Tab', effect: 'Goes on to the content.' },
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'state:selected'] };

const bothLooks = () => (
  <Stack gap={8}>
    <Named name="line">
      <Tabs {...meta.args} onChange={fn()} />
    </Named>
    <Named name="pill">
      <Tabs value="privacy" onChange={fn()} label="Configuración" items={settings} looks="pill" />
    </Named>
  </Stack>
);

export const Variants: Story = { tags: ['forced-colours', 'state:variants'], render: bothLooks };

export const Hover: Story = {
  tags: ['state:hover'],
  parameters: { pseudo: { hover: true } },
  render: bothLooks,
};
export const Focus: Story = {
  tags: ['state:focus'],
  render: bothLooks,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Resumen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Configuración' })).toHaveFocus();
  },
};

export const KeepsWhatWasTyped: Story = {
  tags: ['no-photo'],
  args: {
    keepsOpened: true,
    items: [
      { value: 'overview', label: 'Nombre', content: <input aria-label="Nombre" /> },
      item('settings', 'Configuración'),
    ],
  },
  render: function Changing(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nombre' }), 'Alma');
    await userEvent.click(canvas.getByRole('tab', { name: 'Configuración' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Nombre' }));
    await expect(canvas.getByRole('textbox', { name: 'Nombre' })).toHaveValue('Alma');
  },
};

export const ListElsewhere: Story = {
  tags: ['no-photo'],
  render: function Elsewhere(args) {
    const [header, setHeader] = useState<HTMLElement | null>(null);
    return (
      <>
        <header ref={setHeader} />
        <Tabs {...args} listIn={header} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const tabs = await canvas.findByRole('tablist');
    await expect(tabs.closest('header')).not.toBeNull();
    await expect(canvas.getByRole('tabpanel', { name: 'Resumen' })).toBeVisible();
  },
};

/** Allows prefetching a tab's content before it opens. */
export const TellsOfIntent: Story = {
  tags: ['no-photo'],
  args: {
    items: [
      item('overview', 'Resumen'),
      { ...item('settings', 'Configuración'), onIntent: fn<() => void>() },
    ],
  },
  play: async ({ args, canvas }) => {
    const intent = args.items[1]?.onIntent;
    await userEvent.hover(canvas.getByRole('tab', { name: 'Configuración' }));
    await expect(intent).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(intent).toHaveBeenCalledTimes(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    value: 'a',
    items: [
      item('a', 'Todo lo que escuchaste durante el último año'),
      item('b', 'Las personas a las que sigues y las que te siguen'),
      item('c', 'Configuración de la cuenta y de los dispositivos'),
    ],
  },
};

export const Narrow: Story = {
  tags: ['state:narrow'],
  args: { looks: 'pill', items: settings, value: 'security' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { name: 'Seguridad' }).getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(list.right);
    await expect(chosen.left).toBeGreaterThanOrEqual(list.left);
  },
};

function Switched() {
  const [value, setValue] = useState('profile');
  return <Tabs value={value} onChange={setValue} label="Configuración" items={settings} />;
}

export const MovesWithTheArrows: Story = {
  tags: ['no-photo'],
  render: () => <Switched />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Suscripción' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Suscripción' })).toBeVisible();
    await userEvent.keyboard('{End} ');
    await expect(canvas.getByRole('tabpanel', { name: 'Seguridad' })).toBeVisible();
    await expect(canvas.queryByText('Perfil: lo que hay aquí.')).toBeNull();
  },
};

export const OpensATab: Story = {
  tags: ['no-photo'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Resumen' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByRole('tabpanel', { name: 'Resumen' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Configuración' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('settings');
  },
};
