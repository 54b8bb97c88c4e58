/** What a browser tells its server about itself. */
export interface PushKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What a subscription holds of it; null: not all. */
export function keysOf(subscription: Pick<PushSubscription, 'toJSON'>): PushKeys | null {
  const { endpoint, keys } = subscription.toJSON();
  return endpoint && keys ? { endpoint, p256dh: keys['p256dh']!, auth: keys['auth']! } : null;
}
