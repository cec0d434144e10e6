// Telling somebody that they are waited for, as far as this browser does it: its own notices, and its push subscription.
import { api, type Notices } from './api'
import { settings } from './settings.svelte'
import { t } from './texts/index.svelte'
import type { TableInfo } from './wire'

/** Another device of mine may be answering already. */
const PATIENCE = 4000

export const canNotify = () => typeof Notification !== 'undefined' && isSecureContext
export const canPush = () => canNotify() && 'serviceWorker' in navigator && 'PushManager' in window
export const isDenied = () => canNotify() && Notification.permission === 'denied'

/** Asked only when somebody switches it on. */
export const mayNotify = async () => canNotify() && (await Notification.requestPermission()) === 'granted'

class Mine {
  now = $state.raw<Notices | null>(null)

  async load(): Promise<void> {
    this.now = await api.notices()
  }
}

export const mine = new Mine()

/** It is my turn. If nobody sees the page, the browser says so, and the server need not. */
export function callBack(table: TableInfo, stillWaits: () => boolean): (() => void) | undefined {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return undefined
  const timer = setTimeout(() => void call(table, stillWaits), PATIENCE)
  return () => clearTimeout(timer)
}

async function call(table: TableInfo, stillWaits: () => boolean): Promise<void> {
  const muted = await (mine.now ? Promise.resolve() : mine.load()).then(
    () => mine.now?.muted.includes(table.id) === true,
    () => false,
  )
  if (muted || !document.hidden || !stillWaits()) return
  await show(t('kit-notices-turn', { title: t(`game-${table.game}`) }), `/t/${table.id}`)
  void api.told(table.id).catch(() => undefined)
}

/** Through the worker where there is one: phones know no other way. */
async function show(title: string, link: string): Promise<void> {
  const worker = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined
  if (worker?.active) return worker.showNotification(title, { tag: link, icon: '/icons/any-192.png', data: link })
  const shown = new Notification(title, { tag: link, icon: '/icons/any-192.png' })
  shown.onclick = () => {
    window.focus()
    shown.close()
  }
}

/** This browser's subscription, made if need be. */
export async function subscribe(key: string): Promise<Notices> {
  const worker = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key }
  let subscription: PushSubscription
  try {
    subscription = await worker.pushManager.subscribe(options)
  } catch {
    await (await worker.pushManager.getSubscription())?.unsubscribe() // of an older key
    subscription = await worker.pushManager.subscribe(options)
  }
  return api.subscribe(subscription.toJSON(), true)
}

/** After signing out everywhere else: only this browser is reached from now on. */
export async function renewPush(): Promise<void> {
  if (!canPush()) return
  const worker = await navigator.serviceWorker.getRegistration()
  const subscription = await worker?.pushManager.getSubscription()
  if (subscription) await api.subscribe(subscription.toJSON(), true)
}
