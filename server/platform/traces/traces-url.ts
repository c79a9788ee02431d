import { SettingError } from '../setting-error.ts';

/** As collectors name it, where the setting has no path. */
const usualPath = '/v1/traces';

export function readTracesUrl(value: string | undefined) {
  if (value === undefined) return undefined;
  const url = /^https?:\/\//i.test(value) ? URL.parse(value) : null;
  if (url === null || url.username + url.password + url.search + url.hash !== '') {
    throw new SettingError(
      'TONADA_TRACES_URL is not the address of a collector of traces. Write http://10.1.0.20:4318 or http://10.1.0.20:4318/v1/traces, with keys in OTEL_EXPORTER_OTLP_HEADERS, or remove it.',
    );
  }
  if (url.pathname === '/') url.pathname = usualPath;
  return url.href;
}
