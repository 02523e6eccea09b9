/** Whether an address leads only from a computer to itself. */
export const isLoopback = (address: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
