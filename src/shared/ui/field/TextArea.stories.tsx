import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Field, TextArea } from '.';

const meta = {
  title: 'Kit/Forms/Text area',
  component: TextArea,
  args: { placeholder: 'Para escuchar sin prisa' },
  parameters: {
    guide: {
      use: 'For a text of several lines, inside a Field; for a name or an address, a Text input.',
      do: [
        'Start it at the height of what most people write.',
        'Say in the hint how long the text may get.',
      ],
      dont: ['Fix its height: it grows with the text.', 'Use it where Enter should send the form.'],
      keyboard: [{ keys: 'Enter', effect: 'Starts a new line.' }],
    },
  },
  render: (args) => (
    <Field label="Descripción" hint="Hasta 300 caracteres.">
      <TextArea {...args} />
    </Field>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default'] };
export const Hover: Story = { tags: ['state:hover'], parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'textarea' } },
};
export const Invalid: Story = {
  tags: ['state:invalid'],
  render: (args) => (
    <Field label="Descripción" error="Se pasa por 12 caracteres">
      <TextArea {...args} />
    </Field>
  ),
};
export const Disabled: Story = {
  tags: ['state:disabled'],
  args: { disabled: true, defaultValue: 'Boleros y cumbias lentas' },
};
export const LongText: Story = {
  tags: ['state:long-text'],
  args: {
    defaultValue:
      'Una selección de boleros, cumbias lentas y canciones de madrugada para quienes prefieren quedarse conversando en la cocina cuando ya se fueron todos, con la ventana abierta, un vaso a medias y la radio del vecino sonando muy bajito al otro lado del patio.',
  },
};

export const TakesLines: Story = {
  tags: ['no-photo'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Descripción' });
    await userEvent.type(area, 'Boleros y cumbias{Enter}para la cocina');
    await expect(area).toHaveValue('Boleros y cumbias\npara la cocina');
  },
};
