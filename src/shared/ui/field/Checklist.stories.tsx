import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { longTitle, typed } from '@/shared/testing';
import { Checklist, FieldGroup } from '.';

const options = [
  { value: 'novedades', label: 'Novedades Viernes', detail: 'Cada viernes · 1,2 M de seguidores' },
  { value: 'indie', label: 'Indie en español', detail: 'Cada martes · 480 K seguidores' },
  { value: 'calma', label: 'Tardes de calma', detail: 'Cada mes · 96 K seguidores' },
];

function Stateful(props: Parameters<typeof Checklist>[0]) {
  const [value, setValue] = useState(props.value);
  return (
    <Checklist
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Kit/Forms/Checklist',
  component: Checklist,
  subcomponents: { FieldGroup },
  args: { label: 'Playlists a las que va', options, value: [], onChange: fn() },
  argTypes: {
    value: typed('string[]'),
    options: typed('{ value: string; label: string; detail?: string }[]'),
  },
  render: (args) => <Stateful {...args} />,
  parameters: {
    guide: {
      use: 'For some of a list of things; one of them is a Select. Ten and more are chips with a search.',
      do: ['Say in the hint how many may be ticked.'],
      dont: ['Put it into a Field: it brings its own label, hint and error.'],
      keyboard: [
        { keys: 'Tab', effect: 'Goes from box to box.' },
        { keys: 'Space', effect: 'Ticks the box, or takes the tick away.' },
      ],
    },
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'state:focus'],
  args: { hint: 'Elige de una a tres.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toHaveAccessibleDescription(
      'Elige de una a tres.',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tardes de calma/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Novedades Viernes/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['novedades', 'calma']);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tardes de calma/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['novedades']);
  },
};
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: 'label' } } };
export const Full: Story = {
  tags: ['state:selected', 'state:disabled'],
  args: { value: ['novedades', 'indie'], most: 2, hint: 'Como máximo dos.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Tardes/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Indie/ }));
    await expect(canvas.getByRole('checkbox', { name: /Tardes/ })).toBeEnabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Tardes/ }));
  },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { error: 'Elige al menos una playlist.' },
  play: async ({ canvas, args }) =>
    expect(canvas.getByRole('group', { name: args.label })).toHaveAccessibleDescription(
      'Elige al menos una playlist.',
    ),
};
export const LongText: Story = {
  tags: ['state:long-text', 'state:narrow'],
  args: { options: options.map((option) => ({ ...option, label: longTitle })) },
  globals: { viewport: { value: 'small' } },
};
const genres = 'Pop Rock Indie Jazz Folk Salsa Cumbia Bolero Flamenco Techno Ambient'.split(' ');

export const Searched: Story = {
  tags: ['state:variants'],
  args: {
    label: 'Géneros',
    options: genres.map((genre) => ({ value: genre, label: genre })),
    value: ['Pop'],
  },
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar en Géneros' });
    await userEvent.type(search, 'bole{Enter}');
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Bolero' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Pop', 'Bolero']);
    await userEvent.type(search, 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nada coincide.');
    await userEvent.clear(search);
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(genres.length);
  },
};
