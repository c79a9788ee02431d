import { extractComponentDescription } from 'storybook/internal/docs-tools';

const described = (component: unknown) => extractComponentDescription(component ?? undefined);

/** The doc comment of a component for its page: without the tags that speak to checks. */
export const readDescription = (component: unknown): string =>
  described(component).split(/^@/m)[0]?.trim() ?? '';

/** What `@without a b: reason` says: states that do not apply, and why. */
export const readExclusions = (component: unknown): { states: string[]; reason: string }[] =>
  described(component)
    .split(/^@/m)
    .filter((tag) => tag.startsWith('without '))
    .map((tag) => {
      const [states = '', ...reason] = tag.replace('without ', '').split(':');
      return { states: states.trim().split(/\s+/), reason: reason.join(':').trim() };
    });
