/** Names of things that may be called alike: the second of a name says whose it is, or which. */
export function uniqueNames(things: readonly { name: string; artistName: string | null }[]) {
  const used = new Set<string>();
  return things.map(({ name, artistName }) => {
    const whose = artistName === null ? name : `${name} · ${artistName}`;
    let unique = used.has(name) ? whose : name;
    for (let count = 2; used.has(unique); count += 1) unique = `${whose} (${count})`;
    used.add(unique);
    return unique;
  });
}
