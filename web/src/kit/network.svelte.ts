// Whether this device has a network at all: known long before a line that went silent is given up.
class Network {
  offline = $state(typeof navigator !== 'undefined' && navigator.onLine === false)

  constructor() {
    if (typeof window === 'undefined') return
    addEventListener('offline', () => (this.offline = true))
    addEventListener('online', () => (this.offline = false))
  }
}

export const network = new Network()
