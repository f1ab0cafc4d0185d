/** Whether a German VAT id ("DE123456788") ends in the check digit of ISO 7064 MOD 11,10. */
export function hasValidCheckDigit(vatId: string): boolean {
  const digits = /^DE(\d{9})$/.exec(vatId)?.[1];
  if (!digits) return false;
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}
