/** A password that so few tries find is one of the 50,000 most used ones, or a plain row of letters or digits. */
const fewTries = 50_000;

/** Longer ones are no common ones, and reading on would cost time. */
const readMost = 24;

/** The list takes 8 MB and 0.2 s, so it is read when the first password is chosen. */
const openMeter = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};

let meter: ReturnType<typeof openMeter> | undefined;

/**
 * Whether guessers try a password among their first.
 *
 * @param known what they know of the person, such as the email and the name.
 */
export async function isCommonPassword(
  password: string,
  known: readonly string[] = [],
): Promise<boolean> {
  const written = password.slice(0, readMost);
  // The list has `contrasena`, and people write it as it is spelt.
  const plain = written.normalize('NFD').replaceAll(/\p{M}/gu, '');
  meter ??= openMeter();
  const opened = await meter;
  return [written, plain].some((text) => opened.check(text, [...known]).guesses < fewTries);
}
