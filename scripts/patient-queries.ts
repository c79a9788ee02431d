// A setup of pure tests: on a busy machine a second is nothing, and a query waits no longer than it has to.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
