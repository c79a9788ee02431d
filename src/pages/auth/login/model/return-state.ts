import { tabTexts } from '@/shared/lib/storage';

const key = 'sign-in-return';

/** Where somebody goes on, while the browser is at the identity server of the house. */
export function keepReturnState(state: unknown): void {
  tabTexts.write(key, JSON.stringify(state ?? null));
}

/** Reads it once. */
export function takeReturnState(): unknown {
  const text = tabTexts.read(key);
  tabTexts.remove(key);
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
