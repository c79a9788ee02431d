import { expect, it } from 'vitest';
import { brand } from '@/shared/config/brand';

const catalogues = import.meta.glob<object>('/locales/es/*.json', {
  eager: true,
  import: 'default',
});

// Proves words: The brand is a variable
it.each(Object.entries(catalogues))(
  '%s writes the name of the product as {{brand}}',
  (_, words) => {
    expect(JSON.stringify(words)).not.toMatch(new RegExp(`${brand}|spotify`, 'i'));
  },
);
