import { useParams } from 'react-router-dom';

/** Every parameter of an address, as the router writes it; a screen that needs another adds it here. */
export const addressParameters = { id: ':id' } as const;

/** A parameter of the open address, decoded; '' where the address has none of that name. */
export const useAddressParameter = (name: keyof typeof addressParameters): string =>
  useParams()[name] ?? '';
