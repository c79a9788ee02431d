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

describe('an account typed by staff', () => {
  it('is trimmed, and has no password if none was typed', () => {
    expect(userFormSchema.parse(right)).toEqual({
      ...right,
      name: 'Luz Cañas',
      email: 'luz@ejemplo.example',
    });
  });

  it.each([
    [{ name: '  ' }, 'form.error.name'],
    [{ name: 'x'.repeat(61) }, 'form.error.nameLong'],
    [{ email: ' ' }, 'form.error.email'],
    [{ email: 'luz' }, 'form.error.emailForm'],
    [{ password: '12345' }, 'form.error.password'],
  ])('%j is refused: %s', (changes, message) => {
    const { error } = userFormSchema.safeParse({ ...right, ...changes });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
