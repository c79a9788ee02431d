// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { emptyForm, faultsOf, fieldsOf } from './campaign-form';

it.each([
  ['72.9', 'whole'],
  ['1e3', 'whole'],
  ['5', 'least'],
  ['1.000.000', 'most'],
  ['1.001', 'step'],
])('refuses a budget of %j: %s', (budget, fault) => {
  expect(faultsOf({ ...emptyForm(), budget }).budget).toBe(fault);
});

it.each([
  ['1.000', 1000],
  ['1 500', 1500],
])('reads a budget of %j as %d', (budget, dollars) => {
  const form = { ...emptyForm(), budget };
  expect(faultsOf(form).budget).toBeUndefined();
  expect(fieldsOf(form).budget).toBe(dollars);
});
