const variable =
  /^(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?)?)$/;

/**
 * Kubernetes gives every pod the addresses of services, such as one that is called `tonada`.
 *
 * @returns the names of these variables.
 */
export function findLinkedNames(env: object): string[] {
  const names = Object.keys(env);
  const services = names.flatMap((name) => {
    const [, service] = /^(TONADA(?:_\w+)?)_SERVICE_HOST$/.exec(name) ?? [];
    return service !== undefined && `${service}_SERVICE_PORT` in env ? [`${service}_`] : [];
  });
  return names.filter((name) =>
    services.some((start) => name.startsWith(start) && variable.test(name.slice(start.length))),
  );
}
