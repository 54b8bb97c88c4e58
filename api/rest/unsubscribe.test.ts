import { unsubscribeToken } from '../domain/kernel/unsubscribe.ts';
import { setUpApp } from '../test/app.ts';
import { aViewer } from '../test/builders.ts';

let userId: string;
let email: string;

const app = setUpApp();
beforeEach(async () => {
  ({ userId, email } = await aViewer(app.deps));
  await app.deps.db.user.update({ where: { id: userId }, data: { digestSince: new Date() } });
});

const isOn = async () => (await app.deps.db.user.findUniqueOrThrow({ where: { id: userId } })).digestSince !== null;
const path = (token = unsubscribeToken(app.env.SESSION_SECRET, 'summary', userId)) =>
  `/api/digest/unsubscribe?token=${token}`;

test('looking asks, and changes nothing; the button ends the e-mails, as often as it is pressed', async () => {
  const page = await app.browser().get(path());
  expect(page).toMatchObject({
    status: 200,
    text: expect.stringContaining('<form method="post"><button>Stop these e-mails</button>'),
  });
  expect(page.text).not.toContain(email);
  expect(page.headers.get('referrer-policy')).toBe('same-origin');
  expect(await isOn()).toBe(true);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  for (let time = 0; time < 2; time += 1) {
    expect(await app.browser().post(path(), '', form)).toMatchObject({
      status: 200,
      text: expect.stringContaining('No more weekly summaries'),
    });
    expect(await isOn()).toBe(false);
  }
});

test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a mail program ends them with one request of %s',
  async (type) => {
    const answer = await fetch(app.base + path(), {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect(await isOn()).toBe(false);
  },
);

test('another token ends nothing', async () => {
  const own = unsubscribeToken(app.env.SESSION_SECRET, 'summary', userId);
  const other = unsubscribeToken(app.env.SESSION_SECRET, 'summary', '01938e6e-0000-7000-8000-000000000001');
  const wrong = [
    '',
    userId,
    `${own}x`,
    own.slice(0, -1),
    `${userId}.${other.split('.')[1]}`,
    unsubscribeToken('another secret', 'summary', userId),
    `${own}.`,
  ];
  for (const token of wrong) {
    for (const answer of [await app.browser().get(path(token)), await app.browser().post(path(token))]) {
      expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('This link is not complete') });
    }
  }
  expect(await isOn()).toBe(true);
});

test('a page of another site cannot press the button', async () => {
  expect(
    (await app.browser().post(path(), '', { origin: 'https://evil.example', 'content-type': 'text/plain' })).status,
  ).toBe(403);
  expect(await isOn()).toBe(true);
});
