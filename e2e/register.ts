import { request } from 'node:http';

let made = 0;

/** An address of this machine: one registers only so many accounts an hour, and the stories need more. */
const address = () => (process.platform === 'linux' ? `127.0.0.${2 + ((process.pid + made) % 250)}` : undefined);

/** Makes an account over REST; answers its session cookie as "name=value". */
export async function register(url: string, body: { email: string; password: string }): Promise<string> {
  made += 1;
  const localAddress = address();
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', origin: url };
    const asked = request(
      `${url}/api/auth/register`,
      { method: 'POST', headers, ...(localAddress && { localAddress }) },
      (answer) => {
        const cookie = answer.headers['set-cookie']?.find((each) => /^(__Host-)?sid=/.test(each));
        answer.resume();
        if (answer.statusCode === 201 && cookie) resolve(cookie.split(';')[0]!);
        else reject(new Error(`register: ${answer.statusCode}`));
      },
    );
    asked.on('error', reject);
    asked.end(JSON.stringify({ ...body, firstName: 'Robin', lastName: 'Vale' }));
  });
}
