/** In minutes. */
type ChromaticSettings = { minutes: number } | { problem: string };

const defaultMinutes = 20;

/** Chromatic reads the token from the same variable. */
export function readChromaticSettings(env: NodeJS.ProcessEnv): ChromaticSettings {
  const { CHROMATIC_PROJECT_TOKEN: token, CHROMATIC_MINUTES: minutes } = env;
  if (!token?.trim()) {
    return {
      problem: [
        'CHROMATIC_PROJECT_TOKEN is not set. Chromatic shows the token of a project under Manage,',
        'Configure; put it into the environment, never into a file of the project.',
        'Without an account, `npm run visual -- --base main` compares the stories on this machine.',
      ].join('\n'),
    };
  }
  const number = Number(minutes ?? defaultMinutes);
  if (number > 0 && Number.isFinite(number)) return { minutes: number };
  return { problem: `CHROMATIC_MINUTES is "${minutes}": give a number of minutes, such as 20.` };
}
