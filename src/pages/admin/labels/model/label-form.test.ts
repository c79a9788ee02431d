import { describe, expect, it } from 'vitest';
import type { AdminLabel } from '@/shared/contract/label-administration.ts';
import { type LabelForm, labelFormSchema } from './label-form';
import { bodyOf, changesOf, emptyLabel, valuesOf } from './label-values';

const right: LabelForm = {
  ...emptyLabel(new Date('2026-11-20T12:00:00')),
  name: ' Mareas Altas ',
  email: ' hola@mareas.example ',
};

const label: AdminLabel = {
  id: 'lab_1',
  name: 'Casa',
  email: 'casa@ejemplo.example',
  website: null,
  country: 'AR',
  foundedYear: 1987,
  totalArtists: 1,
  totalTracks: 1,
  monthlyRoyalties: 0,
  isOwed: false,
  totalRoyaltiesPaid: 0,
  contractStatus: 'active',
  royaltyRate: 72.5,
  nextPaymentDate: null,
  contactPerson: null,
  phone: null,
};

const schema = labelFormSchema(null);

describe('what staff say of a label', () => {
  it('begins with Spain, the present year and 70 percent', () => {
    expect(right).toMatchObject({ country: 'ES', foundedYear: '2026', royaltyRate: '70' });
  });

  it('comes without spaces around it, and null where nothing was said', () => {
    expect(bodyOf(schema.parse(right))).toEqual({
      name: 'Mareas Altas',
      email: 'hola@mareas.example',
      website: null,
      country: 'ES',
      foundedYear: 2026,
      contactPerson: null,
      phone: null,
      royaltyRate: 70,
    });
  });

  it('may keep a rate with decimals that it has', () => {
    const kept = labelFormSchema(72.5);
    const messageOf = (royaltyRate: string) =>
      kept.safeParse({ ...right, royaltyRate }).error?.issues[0]?.message;
    expect(messageOf('72.5')).toBeUndefined();
    expect(messageOf('72.6')).toBe('form.error.royaltyRate');
  });

  it.each([
    [{ name: '  ' }, 'form.error.name'],
    [{ name: 'x'.repeat(121) }, 'form.error.long'],
    [{ email: ' ' }, 'form.error.email'],
    [{ email: 'luz' }, 'form.error.emailForm'],
    [{ website: 'mareas.example' }, 'form.error.website'],
    [{ website: 'javascript:alert(1)' }, 'form.error.website'],
    [{ website: 'ftp://mareas.example' }, 'form.error.website'],
    [{ website: `https://mareas.example/${'x'.repeat(300)}` }, 'form.error.long'],
    [{ foundedYear: '1899' }, 'form.error.foundedYear'],
    [{ foundedYear: '2999' }, 'form.error.foundedYear'],
    [{ foundedYear: '1990.5' }, 'form.error.foundedYear'],
    [{ royaltyRate: '' }, 'form.error.royaltyRate'],
    [{ royaltyRate: '72.9' }, 'form.error.royaltyRate'],
    [{ royaltyRate: '1e1' }, 'form.error.royaltyRate'],
    [{ foundedYear: '1e3' }, 'form.error.foundedYear'],
    [{ royaltyRate: '-1' }, 'form.error.royaltyRate'],
    [{ royaltyRate: '101' }, 'form.error.royaltyRate'],
    [{ phone: '1'.repeat(41) }, 'form.error.long'],
  ])('%j is refused: %s', (changes, message) => {
    const { error } = schema.safeParse({ ...right, ...changes });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('a change of a label', () => {
  it('sends what was typed otherwise, and nothing else', () => {
    expect(changesOf(label, valuesOf(label))).toEqual({ changes: {}, seen: {} });
    const values = { ...valuesOf(label), phone: '+34 910', contractStatus: 'expired' } as const;
    const { changes, seen } = changesOf(label, values);
    expect(changes).toEqual({ phone: '+34 910', contractStatus: 'expired' });
    expect(seen).toEqual({ phone: label.phone, contractStatus: label.contractStatus });
  });

  it('takes away what was emptied', () => {
    expect(changesOf(label, { ...valuesOf(label), foundedYear: '' }).changes).toEqual({
      foundedYear: null,
    });
  });
});
