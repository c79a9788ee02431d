import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode';

const meta = {
  title: 'Music/Account/QR code',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Tonada:oyente@demo.tonada.example?secret=JBSWY3DPEHPK3PXP&issuer=Tonada',
    label: 'Código QR para tu aplicación de códigos',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('figure', { name: args.label })).toBeVisible(),
};
