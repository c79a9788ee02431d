// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { emptyLabel, type LabelForm, labelSchema } from './label-form';
import { type CurrentValues, labelRules } from './label-rules';

const right: LabelForm = {
  ...emptyLabel(),
  name: ' Mareas Altas ',
  email: ' hola@mareas.example ',
};

const getFaults = async (changes: Partial<LabelForm>, current: CurrentValues | null = null) => {
  const { errors } = await labelSchema(current).resolver({ ...right, ...changes }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.values(errors).map((error) => error?.message);
};

describe('a label typed by staff', () => {
  it('begins with Spain, the present year and 70 percent', () => {
    const foundedYear = String(new Date().getFullYear());
    expect(right).toMatchObject({ country: 'ES', foundedYear, royaltyRate: '70' });
  });

  it('is trimmed, and null if empty', () => {
    expect(labelRules(null).parse({ ...right, foundedYear: ' ' })).toEqual({
      name: 'Mareas Altas',
      email: 'hola@mareas.example',
      website: null,
      country: 'ES',
      foundedYear: null,
      contactPerson: null,
      phone: null,
      royaltyRate: 70,
      contractStatus: 'pending',
    });
  });

  // Proves administration: A rate with decimals stays
  it('may keep a rate with decimals and a country that it has', async () => {
    const current = { royaltyRate: 72.5, country: 'AR' };
    expect(await getFaults({ royaltyRate: '72.5', country: 'AR' }, current)).toEqual([]);
    expect(await getFaults({ royaltyRate: '72.6' }, current)).toEqual(['invalid']);
    expect(await getFaults({ country: 'AR' })).toEqual(['invalid']);
  });

  // Proves administration: The rate as a whole number
  it.each([
    [{ name: '  ' }, 'missing'],
    [{ name: 'x'.repeat(121) }, 'long'],
    [{ email: 'luz' }, 'invalid'],
    [{ website: 'mareas.example' }, 'invalid'],
    [{ website: 'javascript:alert(1)' }, 'invalid'],
    [{ website: 'ftp://mareas.example' }, 'invalid'],
    [{ website: 'https:mareas.example' }, 'invalid'],
    [{ website: `https://mareas.example/${'x'.repeat(300)}` }, 'long'],
    [{ foundedYear: '1899' }, 'least'],
    [{ foundedYear: '2999' }, 'invalid'],
    [{ foundedYear: '1990.5' }, 'number'],
    [{ royaltyRate: '' }, 'missing'],
    [{ royaltyRate: '72.9' }, 'invalid'],
    [{ royaltyRate: '1e1' }, 'number'],
    [{ foundedYear: '1e3' }, 'number'],
    [{ royaltyRate: '-1' }, 'number'],
    [{ royaltyRate: '101' }, 'invalid'],
    [{ phone: '1'.repeat(41) }, 'long'],
  ])('%j is refused: %s', async (changes, fault) => {
    expect(await getFaults(changes)).toEqual([fault]);
  });
});
