import { type Principal, theWorld } from './world.ts';

const ofIntervals = { provider: 'intervals' } as const;
const everybody = () => Object.values(theWorld().principals).flatMap(({ viewer }) => viewer ?? []);

/** Nobody has connected the account, and everybody may try. */
export const noDevice = async () => {
  const { db, limits } = theWorld().app.deps;
  await db.connection.deleteMany({ where: ofIntervals });
  for (const { userId } of everybody()) await limits.forget('connectDevice', userId);
};

const connected = new Map<string, string>();

/** Everybody has connected an account. */
export const someDevice = async () => {
  await noDevice();
  const { db, limits, clock, devices } = theWorld().app.deps;
  for (const { userId, athleteId } of everybody()) {
    await limits.forget('syncDevice', userId);
    const about = { athleteId, ...ofIntervals };
    const { sealed, keyId } = devices.sealing.seal('{}', 'another row');
    const { id } = await db.connection.upsert({
      where: { athleteId_provider: about },
      create: {
        ...about,
        externalUserId: athleteId,
        sealedAccess: sealed,
        keyId,
        consentText: '',
        consentAt: clock(),
        pulledTo: clock(),
        waitUntil: clock(),
      },
      update: {},
    });
    connected.set(userId, id);
  }
};
export const deviceOf = ({ viewer }: Principal) =>
  `connection_${(viewer && connected.get(viewer.userId)) ?? '00000000-0000-7000-8000-000000000000'}`;
