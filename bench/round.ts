/** Rounds to a number of decimals. */
export function round(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals));
}
