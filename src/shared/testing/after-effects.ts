const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves when the effects of the first drawing have run, which Storybook does not wait for: from
 * then on, what listens to the window hears keys.
 */
export async function afterEffects(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
