import { useParams } from 'react-router-dom';

/** Every address parameter, as the router writes it; add new ones here. */
export const addressParameters = { id: ':id' } as const;

/** A parameter of the open address, decoded; '' where absent. */
export const useAddressParameter = (name: keyof typeof addressParameters): string =>
  useParams()[name] ?? '';
