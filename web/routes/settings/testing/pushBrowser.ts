/** A browser that can show notices, whose owner answers as told. */
export function browserThat(answers: NotificationPermission) {
  const asked: string[] = [];
  const subscription = {
    endpoint: 'https://push.example/one',
    options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example/one', keys: { p256dh: 'its key', auth: 'its secret' } }),
    unsubscribe: async () => asked.push('unsubscribe'),
  };
  let held: typeof subscription | null = null;
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(`subscribe ${applicationServerKey}`);
      return (held = subscription);
    },
  };
  const standing = { permission: 'default' as NotificationPermission };
  Object.assign(window, {
    PushManager: class {},
    Notification: {
      get permission() {
        return standing.permission;
      },
      requestPermission: async () => (standing.permission = answers),
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) },
  });
  return asked;
}
/** The window as it was. */
export function forgetBrowser(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
