import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/csf';
import { knownProps } from './known-props';

/**
 * Describes the browser's props that a story passes, and offers a control only for values that
 * JSON can hold.
 */
export const completeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      completeProp({ ...argTypes[name], name }, (initialArgs as Record<string, unknown>)[name]),
    ]),
  );
};

export function completeProp(prop: StrictInputType, value: unknown): StrictInputType {
  const known = knownProps[prop.name];
  return {
    ...prop,
    ...(!prop.description && known && { description: known.description }),
    ...(!prop.table?.type &&
      known?.type && { table: { ...prop.table, type: { summary: known.type } } }),
    ...(isLeftToStorybook(prop) ? {} : getControl(value)),
  };
}

const plainTypes = new Set(['boolean', 'string', 'number', 'enum', 'function', 'symbol']);

const isLeftToStorybook = ({ control, options, type }: StrictInputType) =>
  control !== undefined || options !== undefined || (type && plainTypes.has(type.name));

const controls = { string: 'text', number: 'number', boolean: 'boolean' } as const;

function getControl(value: unknown) {
  const kind = typeof value;
  if (kind === 'string' || kind === 'number' || kind === 'boolean')
    return { control: { type: controls[kind] } };
  const isEditable = kind === 'object' && value !== null && isPlainData(value);
  return { control: isEditable ? { type: 'object' as const } : (false as const) };
}

export function isPlainData(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== 'object') return !['function', 'symbol'].includes(typeof value);
  if (Array.isArray(value)) return value.every(isPlainData);
  if (isValidElement(value) || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlainData);
}
