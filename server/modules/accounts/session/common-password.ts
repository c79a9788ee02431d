/** Fewer guesses mean one of the 50,000 commonest passwords or a plain sequence. */
const fewTries = 50_000;

/** Longer passwords are not common. */
const readMost = 24;

/** The list takes 8 MB and 0.2 s. */
const openMeter = async () => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};

let meter: ReturnType<typeof openMeter> | undefined;

/** @param known facts that guessers know. */
export async function isCommonPassword(
  password: string,
  known: readonly string[] = [],
): Promise<boolean> {
  const written = password.slice(0, readMost);
  // The list has `contrasena`, without the tilde.
  const plain = written.normalize('NFD').replaceAll(/\p{M}/gu, '');
  meter ??= openMeter();
  const opened = await meter;
  return [written, plain].some((text) => opened.check(text, [...known]).guesses < fewTries);
}
