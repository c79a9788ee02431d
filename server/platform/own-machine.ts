export function isOwnMachine(host: string): boolean {
  const plain = host.toLowerCase().replaceAll(/^\[|\]$/g, '');
  return /^(.+\.)?localhost$/.test(plain) || plain === '::1' || /^(::ffff:)?127\./.test(plain);
}
