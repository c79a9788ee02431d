import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

describe('passwords', () => {
  it('match their own hash alone', async () => {
    const stored = await hashPassword('canción');
    expect(await verifyPassword('canción', stored)).toBe(true);
    expect(await verifyPassword('cancion', stored)).toBe(false);
  });

  // Proves security: V6.2 Passwords
  it('match however the keyboard composes their letters', async () => {
    expect(await verifyPassword('canción'.normalize('NFD'), await hashPassword('canción'))).toBe(
      true,
    );
  });

  // Proves security: V11.4 Hashes
  it('never have the same hash twice', async () => {
    expect(await hashPassword('canción')).not.toBe(await hashPassword('canción'));
  });

  it.each([null, '', '$2b$10$something', '$argon2id$v=19$m=1$x$y'])(
    'never match %j',
    async (stored) => {
      expect(await verifyPassword('canción', stored)).toBe(false);
    },
  );
});
