import { APP, consentAt } from '../../../e2e/devices/consent.ts';
import { startWahoo } from '../../../e2e/devices/wahoo.ts';
import { createWahoo } from '../../adapters/devices/wahoo.ts';
import { syncDueDevices } from '../../jobs/devices.ts';
import { testDeps } from '../../test/app.ts';
import { setUpDatabase } from '../../test/database.ts';
import { aScheduledAthlete } from '../../test/schedules.ts';
import { keepGrant, listDeviceAccounts } from './deviceAccount.ts';

const REDIRECT = 'https://evenpace.test/back';
const database = setUpDatabase();

test('a provider that thinks longer over new access than a transaction may stand idle is away, and no fault of ours', async () => {
  const standIn = await startWahoo();
  const clock = { now: new Date('2026-11-16T06:00:00Z') };
  const base = testDeps(database.db, clock);
  const wahoo = createWahoo({ root: standIn.root, app: APP, webhookToken: null, clock: () => clock.now });
  const deps = { ...base, devices: { ...base.devices, ports: { wahoo } } };
  const viewer = await aScheduledAthlete(deps);
  const { address, ...kept } = await wahoo.authorize!(REDIRECT);
  const { search: answer } = new URL(await consentAt(address));
  const grant = await wahoo.exchange({ kind: 'consent', answer, redirectUri: REDIRECT, ...kept });
  await keepGrant(deps, viewer, { provider: 'wahoo', grant, consentText: '' });
  const faults: unknown[] = [];
  const sync = () => syncDueDevices(deps, (error) => faults.push(error));
  clock.now = new Date('2026-11-16T07:58:00Z');
  standIn.standing.delayMs = 11_000;
  expect([await sync(), faults]).toEqual([0, []]);
  expect(await listDeviceAccounts(deps, viewer)).toMatchObject([{ state: 'trying' }]);
  standIn.standing.delayMs = 0;
  clock.now = new Date('2026-11-16T08:30:00Z');
  expect([await sync(), faults]).toEqual([1, []]);
  await standIn.stop();
}, 60_000);
