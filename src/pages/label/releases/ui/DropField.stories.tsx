import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { findsText, typed } from '@/shared/testing';
import { DropField } from './DropField';

const meta = {
  title: 'Work/Labels/Drop field (carpeta o ZIP)',
  component: DropField,
  argTypes: { state: typed('DropState') },
  args: { state: { step: 'waiting' }, isClosed: false, onTake: fn(), onStop: fn() },
} satisfies Meta<typeof DropField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns whether the browser would open the file. */
function drag(type: 'dragover' | 'drop') {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'marea.zip'));
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  return document.body.dispatchEvent(event);
}

/** Phones and keyboards choose; a mouse may drop. */
export const Default: Story = {
  tags: ['state:default'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegir carpeta' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Elegir ZIP o DDEX' })).toHaveFocus();
    await userEvent.upload(
      canvas.getByLabelText('Elegir ZIP o DDEX', { selector: 'input' }),
      new File(['x'], 'marea.zip', { type: 'application/zip' }),
    );
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

// Proves releases: A folder dropped anywhere in the window is taken
/** What misses every field does not leave the page. */
export const Over: Story = {
  tags: ['state:hover'],
  play: async ({ args, canvas }) => {
    await expect(drag('dragover')).toBe(false);
    const isMarked = () => canvas.getByRole('group').querySelector('[data-over]') !== null;
    await waitFor(() => expect(isMarked()).toBe(true));
    await expect(drag('drop')).toBe(false);
    await waitFor(() => expect(args.onTake).toHaveBeenCalledOnce());
    await waitFor(() => expect(isMarked()).toBe(false));
    drag('dragover');
  },
};

export const Focus: Story = {
  tags: ['state:focus'],
  parameters: { pseudo: { focusVisible: 'button' } },
};

export const Reading: Story = {
  tags: ['state:pending', 'state:narrow'],
  args: { state: { step: 'reading', done: 3, total: 12 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Leyendo lo que soltaste...');
    await expect(canvas.getByText('Canción 4 de 12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar la lectura' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const Looking: Story = {
  tags: ['state:loading'],
  args: { state: { step: 'reading', done: 0, total: 0 } },
};

// Proves releases: A ZIP that cannot be opened says why
export const Refused: Story = {
  tags: ['state:failed'],
  args: { state: { step: 'failed', fault: 'tooLarge' } },
  play: findsText(/ocupa más de 4 GB al descomprimirlo/),
};

export const TooManySongs: Story = {
  ...Refused,
  args: { state: { step: 'failed', fault: 'tooManySounds' } },
  play: findsText(/más de 300 canciones y un lanzamiento tiene 50 como máximo/),
};

// Proves releases: A sent release takes no drop
export const Closed: Story = {
  tags: ['state:disabled'],
  args: { isClosed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/ya se envió o cambió en otra ventana/)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Elegir carpeta' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    drag('drop');
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};
