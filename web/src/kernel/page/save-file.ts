/** Offers a text to the browser as a file to save. */
export const saveFile = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the file once the click has been handled.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 0);
};
