/** x */
export function OperatorPage() {
  return null;
}
