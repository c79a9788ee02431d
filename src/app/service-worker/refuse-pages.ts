import type { SerwistPlugin } from 'serwist';

/**
 * A network that asks for a sign-in of its own answers every address with its page. Such a page
 * counts as no answer: it is neither kept nor taken for a file, a cover or a person.
 */
export const refusePages = {
  fetchDidSucceed: async ({ response }) => {
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && type.startsWith('text/html'))
      throw new TypeError('A page came in place of an answer.');
    return response;
  },
} satisfies SerwistPlugin;
