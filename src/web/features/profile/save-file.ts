/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the click has been worked off; a download that has begun keeps its content.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
