import { screen, type userEvent, within } from 'storybook/test';

type Hand = { canvas: ReturnType<typeof within>; userEvent: Pick<typeof userEvent, 'click'> };

/** Presses a button and returns what it opens, which stands outside of the canvas. */
export async function openDialog(
  { canvas, userEvent: hand }: Hand,
  button: string,
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<ReturnType<typeof within>> {
  await hand.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole(role));
}
