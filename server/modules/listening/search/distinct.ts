export function distinct<Row extends { id: string }>(rows: readonly Row[], limit: number): Row[] {
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, limit);
}
