/** Whether this device says that it has no network. A server may answer all the same, so nothing follows from it alone. */
class Network {
  absent = $state(typeof navigator !== 'undefined' && navigator.onLine === false);

  constructor() {
    if (typeof addEventListener !== 'function') return;
    addEventListener('online', () => (this.absent = false));
    addEventListener('offline', () => (this.absent = true));
  }
}

export const network = new Network();
