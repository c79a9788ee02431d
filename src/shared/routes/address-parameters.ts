import { useParams } from 'react-router-dom';

/** Add new parameters here. */
export const addressParameters = { id: ':id' } as const;

/** Decoded; '' where absent. */
export const useAddressParameter = (name: keyof typeof addressParameters): string =>
  useParams()[name] ?? '';
