import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { TopBar } from './TopBar';
import { VisitorLinks } from './VisitorLinks';

const meta = {
  title: 'Music/Shell/Top bar',
  component: TopBar,
  args: { children: <VisitorLinks /> },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Atrás' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Adelante' })).toBeDisabled();
    for (const [name, href] of [
      ['Registrarse', '/register'],
      ['Iniciar sesión', '/login'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    }
  },
};
function Walk() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to="/search">Buscar</Link>
      <output>{pathname}</output>
    </>
  );
}

export const BackAndForward: Story = {
  args: { children: <Walk /> },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('link', { name: 'Buscar' }));
    await expect(place).toHaveTextContent('/search');
    await userEvent.click(canvas.getByRole('button', { name: 'Atrás' }));
    await waitFor(() => expect(place).toHaveTextContent(/^\/$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Adelante' }));
    await waitFor(() => expect(place).toHaveTextContent('/search'));
    await expect(canvas.getByRole('button', { name: 'Adelante' })).toBeDisabled();
  },
};
export const VisitorNarrow: Story = { globals: { viewport: { value: 'narrow' } }, play: () => {} };
export const WithoutAccount: Story = { args: { children: null }, play: () => {} };
