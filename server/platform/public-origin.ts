type ServerAddress = { host: string; port: number; publicUrl?: string | undefined };

const everyAddress = new Set(['0.0.0.0', '::']);

/** Never from a request, whose `Host` anybody can forge. */
export function publicOrigin({ host, port, publicUrl }: ServerAddress): string {
  if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
  const name = everyAddress.has(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
