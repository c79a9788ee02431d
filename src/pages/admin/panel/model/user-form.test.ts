import { describe, expect, it } from 'vitest';
import { userFormSchema } from './user-form';

const right = {
  name: ' Luz Cañas ',
  email: ' luz@ejemplo.example ',
  subscription: 'free',
  role: 'user',
  rights: [],
  country: 'ES',
  password: '',
};

describe('what staff say of an account', () => {
  it('comes without spaces around it, and without a password where none was given', () => {
    expect(userFormSchema.parse(right)).toEqual({
      ...right,
      name: 'Luz Cañas',
      email: 'luz@ejemplo.example',
    });
  });

  it.each([
    [{ name: '  ' }, 'users.form.error.name'],
    [{ name: 'x'.repeat(61) }, 'users.form.error.nameLong'],
    [{ email: ' ' }, 'users.form.error.email'],
    [{ email: 'luz' }, 'users.form.error.emailForm'],
    [{ password: '12345' }, 'users.form.error.password'],
  ])('%j is refused: %s', (changes, message) => {
    const { error } = userFormSchema.safeParse({ ...right, ...changes });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
