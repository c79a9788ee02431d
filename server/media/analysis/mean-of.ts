export const meanOf = (numbers: readonly number[] | Float64Array): number => {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum / numbers.length;
};
