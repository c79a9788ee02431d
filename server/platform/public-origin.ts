import { SettingError } from './setting-error.ts';

type ServerAddress = { host: string; port: number; publicUrl?: string | undefined };

const everyAddress = new Set(['0.0.0.0', '::']);

/** Never from a request, whose `Host` anybody can forge. */
export function publicOrigin({ host, port, publicUrl }: ServerAddress): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const name = everyAddress.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** @throws {SettingError} for more than the origin of a site. */
export function readPublicUrl(value: string | undefined) {
  if (value === undefined) return undefined;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null || url.href !== `${url.origin}/`) {
    throw new SettingError(
      'TONADA_PUBLIC_URL is not the address of a site. Write https://music.example.com, without a path, or remove it to use the address that each request names.',
    );
  }
  return url.origin;
}
