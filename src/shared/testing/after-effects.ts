const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Resolves after the first effects, for which Storybook does not wait; key listeners on the
 * window are then active.
 */
export async function afterEffects(): Promise<void> {
  await nextFrame();
  await nextFrame();
}
