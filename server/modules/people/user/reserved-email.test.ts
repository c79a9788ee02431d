import { expect, it } from 'vitest';
import { isReservedEmail } from './reserved-email.ts';

const settings = {
  demo: false,
  publicUrl: 'https://musica.radiofaro.com',
  mailFrom: 'Radio Faro <no-reply@radiofaro.com>',
  smtpUrl: 'smtp://mail.radiofaro.com',
};

// Proves first-run: Reserved emails
it.each([
  'ana@musica.radiofaro.com',
  'ana@eu.musica.radiofaro.com',
  'ana@radiofaro.com',
  'no-reply@radiofaro.com',
  'editorial@tonada.invalid',
  'oyente@demo.tonada.example',
])('%s is reserved', (email) => expect(isReservedEmail(email, settings)).toBe(true));

it.each(['ana@correo.com', 'ana@otraradiofaro.com', 'ana@example.com'])('%s is free', (email) =>
  expect(isReservedEmail(email, settings)).toBe(false),
);

it('of a provider that the service sends from, the sender alone is reserved', () => {
  const provided = { ...settings, mailFrom: 'radiofaro@correo.com' };
  expect(isReservedEmail('radiofaro@correo.com', provided)).toBe(true);
  expect(isReservedEmail('ana@correo.com', provided)).toBe(false);
});
