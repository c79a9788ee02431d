import { isOwnMachine } from '../own-machine.ts';
import { SettingError } from '../setting-error.ts';

const isAllowed = ({ protocol, hostname, username, password }: URL) =>
  username + password === '' &&
  (protocol === 'https:' || (protocol === 'http:' && isOwnMachine(hostname)));

export function readReleasesUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url === null || !isAllowed(url)) {
    throw new SettingError(
      'TONADA_RELEASES_URL is not the address of a list of releases. Write one that begins with https://, like https://api.github.com/repos/<owner>/<name>/releases, or remove it.',
    );
  }
  return url.href;
}
