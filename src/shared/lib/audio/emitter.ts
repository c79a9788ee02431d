export function createEmitter<Events extends Record<string, unknown>>() {
  const handlers = new Map<keyof Events, Set<(payload: never) => void>>();
  return {
    on: <Name extends keyof Events>(name: Name, handler: (payload: Events[Name]) => void) => {
      const listening = handlers.get(name) ?? new Set();
      handlers.set(name, listening.add(handler));
      return () => void listening.delete(handler);
    },
    emit: <Name extends keyof Events>(name: Name, payload: Events[Name]) => {
      const listening = handlers.get(name) as Set<(payload: Events[Name]) => void> | undefined;
      for (const handler of listening ?? []) handler(payload);
    },
  };
}
