/** Names of items; duplicates get their artist, or a number. */
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
