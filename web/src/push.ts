// What a push brings, shown; and a click on it, followed. The worker calls this.
declare const self: ServiceWorkerGlobalScope

interface Pushed {
  title: string
  body: string
  link: string
}

function read(data: PushMessageData | null): Pushed | null {
  try {
    return data ? (data.json() as Pushed) : null
  } catch {
    return null
  }
}

/** A newer notice takes the place of the last one about the same table. */
async function show({ title, body, link }: Pushed): Promise<void> {
  await self.registration.showNotification(title, { body, tag: link, icon: '/icons/any-192.png', data: link })
}

/** Only ever to a page of ours, in a window that is open already if there is one. */
async function follow(link: string): Promise<void> {
  const { pathname } = new URL(link, location.origin)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === pathname) ?? pages[0]
  if (!there) return void (await self.clients.openWindow(pathname))
  if (new URL(there.url).pathname !== pathname) await there.navigate(pathname).catch(() => self.clients.openWindow(pathname))
  await there.focus()
}

export function listenForPushes(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const told = read(event.data)
    if (told) event.waitUntil(show(told))
  })
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(follow(String(event.notification.data ?? '/')))
  })
}
