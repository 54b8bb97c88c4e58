import type { Day } from '../../core/calendar/calendar.ts';
import type { Thresholds } from '../../core/athlete/athlete.ts';
import type { WorkoutType } from '../../core/codes/workout.ts';
import type { FiledWorkout } from '../../core/workout/files/report.ts';
import type { Sealing } from './sealing.ts';

export const DEVICE_PROVIDERS = ['intervals', 'wahoo'] as const;
export type DeviceProvider = (typeof DEVICE_PROVIDERS)[number];
/** What people call each provider. */
export const PROVIDER_NAMES: Readonly<Record<DeviceProvider, string>> = { intervals: 'intervals.icu', wahoo: 'Wahoo' };
/** What accounts of a provider cannot hold, in words; of such workouts nothing is sent. */
export const NOT_HELD: Readonly<Record<DeviceProvider, Readonly<Partial<Record<WorkoutType, string>>>>> = {
  intervals: {},
  wahoo: { swim: 'swims', strength: 'strength workouts', brick: 'bricks', race: 'races' },
};

/**
 * Why a provider did not do what was asked. access: the account no longer lets us in, and has to be connected again.
 * refused: the request would be refused again. busy: too many requests; ask later. away: it may work later.
 */
export type DeviceFaultKind = 'access' | 'refused' | 'busy' | 'away';

/** A provider did not do what was asked. Its message names no secret and no text of the provider. */
export class DeviceFault extends Error {
  constructor(
    readonly kind: DeviceFaultKind,
    message: string,
    /** Seconds that the provider asks us to wait; null: it did not say. */
    readonly waitSec: number | null = null,
    /** External ids of what it had taken before, of several. */
    readonly taken: ReadonlySet<string> = new Set(),
  ) {
    super(message);
    this.name = 'DeviceFault';
  }
}

/** What lets us into an account. A personal key never ends by itself. */
export type DeviceAccess =
  | { kind: 'key'; key: string }
  | { kind: 'oauth'; accessToken: string; refreshToken: string | null; expiresAt: Date | null };

/** The athlete is asked for consent at `address`; the other two are kept until they come back. */
export interface ConsentAsked {
  address: string;
  /** Comes back with the answer. */
  state: string;
  /** Shows that who trades the answer is who asked (PKCE). */
  codeVerifier: string;
}

/** What the athlete came back with. */
export interface ConsentProof extends Omit<ConsentAsked, 'address'> {
  kind: 'consent';
  /** The query of the address to which the provider led back. */
  answer: string;
  redirectUri: string;
}

/** An account that let us in. */
export interface DeviceGrant {
  access: DeviceAccess;
  externalUserId: string;
  scope: string | null;
}

/** A workout as a provider is given it. */
export interface PushedWorkout {
  /** Our id of the workout: pushed again, it replaces. */
  externalId: string;
  day: Day;
  /** Minute of the day; null: the workout has no time. */
  startsAt: number | null;
  /** When it begins or, without a time, the noon of its day. */
  starts: Date;
  minutes: number;
  title: string;
  type: WorkoutType;
  fit: Uint8Array;
  /** For formats of the provider's own. */
  workout: FiledWorkout;
  thresholds: Thresholds | null;
}

/** A workout that was recorded, as the provider lists it. */
export interface ListedRecording {
  externalId: string;
  startedAt: Date;
}

export interface ListedRecordings {
  recordings: readonly ListedRecording[];
  /** Recordings that the provider lists and may not hand on. */
  skipped: number;
}

/** What was measured of a day, in the units of `WellnessInput`; null: it was not. */
export interface ListedWellness {
  day: Day;
  /** rMSSD in ms. */
  hrv: number | null;
  /** Beats per minute. */
  restingHeartRate: number | null;
  sleepHours: number | null;
  /** Kilograms. */
  weight: number | null;
}

/** What a webhook says: whose data changed, or who took the access back. */
export interface DeviceNotice {
  externalUserId: string;
  kind: 'changed' | 'revoked';
}

/** An account of another provider that workouts go to and recordings come from. Every method rejects with a DeviceFault. */
export interface DevicePort {
  provider: DeviceProvider;
  /** Lets in by a personal key. */
  takesKey: boolean;
  /** Where the athlete consents; null: the operator set no application, and there are personal keys only. */
  authorize: ((redirectUri: string) => Promise<ConsentAsked>) | null;
  /** Trades what consent brought back, or a personal key, for access. */
  exchange(proof: { kind: 'key'; key: string } | ConsentProof): Promise<DeviceGrant>;
  /** New access for one that ends; the same where it does not end. */
  refresh(access: DeviceAccess): Promise<DeviceAccess>;
  /** Returns the external ids that the provider has taken. */
  pushWorkouts(access: DeviceAccess, workouts: readonly PushedWorkout[]): Promise<ReadonlySet<string>>;
  /** What is not there any more counts as removed. */
  removeWorkouts(access: DeviceAccess, externalIds: readonly string[]): Promise<void>;
  /** Both days are included. */
  listSince(access: DeviceAccess, days: { from: Day; to: Day }): Promise<ListedRecordings>;
  /** What was measured of these days, both included. Null: the provider keeps none. */
  listWellness: ((access: DeviceAccess, days: { from: Day; to: Day }) => Promise<readonly ListedWellness[]>) | null;
  /** The FIT file of a recording; null: it has none. */
  fetchFile(access: DeviceAccess, externalId: string): Promise<Uint8Array | null>;
  /** What a webhook says; null: it is not the provider's. */
  verifyWebhook(body: unknown): readonly DeviceNotice[] | null;
  /** Gives the access back. Access that is over already is no fault. */
  revoke(access: DeviceAccess): Promise<void>;
}

/** What acts on device accounts work with. */
export interface DeviceDeps {
  devices: {
    /** The providers that this server reaches. */
    ports: Readonly<Partial<Record<DeviceProvider, DevicePort>>>;
    sealing: Sealing;
  };
}
