import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Once the question has the focus, moves it from the safe answer to `answer`, and presses Enter. */
export async function answerByKeyboard(answer: string): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true));
  await userEvent.tab();
  await expect(within(question).getByRole('button', { name: answer })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
}
