import { zipSync } from 'fflate';
import { createAccessToken, listAccessTokens } from '../../domain/account/accessToken.ts';
import { decodeId } from '../../core/units/ids.ts';
import { uploadActivity } from '../../domain/activity/activity.ts';
import { beginArchive } from '../../domain/activity/recordingArchive.ts';
import { matchActivity } from '../../domain/activity/activityMatch.ts';
import { readThresholdProposals } from '../../domain/athlete/thresholdProposal.ts';
import { requestAdjustment } from '../../domain/adapt/adjustment.ts';
import { createLibraryWorkout } from '../../domain/library/library.ts';
import { scheduleLibraryWorkout } from '../../domain/library/libraryPlacement.ts';
import { addRace } from '../../domain/season/race.ts';
import { readReplan } from '../../domain/season/replan.ts';
import { previewRegeneration } from '../../domain/season/seasonRegeneration.ts';
import { undoScheduleChange } from '../../domain/schedule/undo.ts';
import { createWorkout } from '../../domain/schedule/workout.ts';
import { activityFile } from '../fitFiles.ts';
import { weeksOf } from '../schedules.ts';
import { type Principal, theWorld, TODAY } from './world.ts';

// What the doors need to find, whoever went before.

export const given = { scheduledDate: TODAY, dayOfWeek: 'friday', workoutType: 'run', duration: 30 };
export const somethingToUndo = async () => {
  const { id: weekId } = (await weeksOf(theWorld().app.deps, theWorld().owner))[0]!;
  await createWorkout(theWorld().app.deps, theWorld().owner, { athleteId: theWorld().owner.athleteId, weekId }, given);
};
let spare = 'workout_00000000-0000-7000-8000-000000000001';
/** A workout that nothing else counts on. */
export const somethingToDelete = async () => {
  const { id: weekId } = (await weeksOf(theWorld().app.deps, theWorld().owner))[0]!;
  spare = `workout_${(await createWorkout(theWorld().app.deps, theWorld().owner, { athleteId: theWorld().owner.athleteId, weekId }, given)).workout.id}`;
};
/** The one made last. */
export const spareId = () => spare;
export const emailOf = ({ viewer }: Principal) => viewer?.email ?? 'nobody@example.com';
export const EVERY_DAY = '2026-11-26';

export const RACE = { raceName: 'Winter Half', raceType: 'half-marathon', raceDate: '2027-01-17', priority: 'B' };
const RACE_ID = () => decodeId('race', theWorld().ids.race)!;
/** Once one door has deleted the race, the next finds it again. */
export const keepingRace = async () => {
  const { db } = theWorld().app.deps;
  if ((await db.race.count({ where: { id: RACE_ID() } })) > 0) return;
  const { number } = await db.revision.findFirstOrThrow({
    where: { athleteId: theWorld().owner.athleteId, summary: { startsWith: 'Deleted the race' } },
    orderBy: { number: 'desc' },
  });
  const { id } = await db.revision.findFirstOrThrow({ where: { athleteId: theWorld().owner.athleteId, number } });
  await undoScheduleChange(theWorld().app.deps, theWorld().owner, theWorld().owner.athleteId, id);
};
let preview = 'preview_00000000-0000-7000-8000-000000000001';
export const freshPreview = async () => {
  await keepingRace();
  const { db } = theWorld().app.deps;
  if ((await db.race.count({ where: { athleteId: theWorld().owner.athleteId } })) < 2)
    await addRace(theWorld().app.deps, theWorld().owner, theWorld().owner.athleteId, RACE);
  preview = `preview_${(await previewRegeneration(theWorld().app.deps, theWorld().owner, theWorld().owner.athleteId, {})).id}`;
};
/** The one made last. */
export const previewId = () => preview;

let proposal = 'proposal_00000000-0000-7000-8000-000000000001';
/** A hard ride that nobody has decided about. */
export const somethingProposed = async () => {
  const { db } = theWorld().app.deps;
  const { athleteId } = theWorld().owner;
  await db.thresholdRecord.deleteMany({ where: { athleteId } });
  await db.athlete.update({ where: { id: athleteId }, data: { ftp: 150, lthr: 170 } });
  await db.activity.deleteMany({ where: { athleteId, contentHash: 'hard ride' } });
  const window = { seconds: 1200, value: 264, heartRate: 163, coverage: 1 };
  await db.activity.create({
    data: {
      athleteId,
      sport: 'bike',
      startedAt: `${TODAY}T04:30:00Z`,
      day: new Date(TODAY),
      movingSec: 1200,
      elapsedSec: 1200,
      tss: 30,
      measure: 'power',
      meanMax: { power: [window], speed: [] },
      contentHash: 'hard ride',
    },
  });
  const found = await readThresholdProposals(theWorld().app.deps, theWorld().owner, athleteId);
  proposal = `proposal_${found.find(({ threshold }) => threshold === 'ftp')!.id}`;
};
/** The one made last. */
export const proposalId = () => proposal;

let replan = 'preview_00000000-0000-7000-8000-000000000001';
/** A season whose phases no longer follow from its hours. */
export const freshReplan = async () => {
  await keepingRace();
  const { db } = theWorld().app.deps;
  const { athleteId } = theWorld().owner;
  for (const weeklyHoursAvailable of [3, 9]) {
    await db.trainingPreferences.update({ where: { athleteId }, data: { weeklyHoursAvailable } });
    const offered = await readReplan(theWorld().app.deps, theWorld().owner, athleteId);
    if (offered) replan = `preview_${offered.previewId}`;
    if (offered) return;
  }
  throw new Error('No hours make another plan.');
};
/** The one made last. */
export const replanId = () => replan;

let suggestion = 'suggestion_00000000-0000-7000-8000-000000000001';
export const somethingSuggested = async () => {
  suggestion = `suggestion_${(await requestAdjustment(theWorld().app.deps, theWorld().owner, { request: 'shorten everything next Saturday to 20 minutes' })).id}`;
};
/** The one made last. */
export const suggestionId = () => suggestion;

let standing = 'standing_00000000-0000-7000-8000-000000000001';
export const somethingStanding = async () => {
  const { id } = await theWorld().app.deps.db.standingChange.create({
    data: { athleteId: theWorld().owner.athleteId, request: 'no Ownerly swims', pattern: [] },
  });
  standing = `standing_${id}`;
};
/** The one made last. */
export const standingId = () => standing;

let archive = 'archive_00000000-0000-7000-8000-000000000001';
export const noArchive = () => theWorld().app.deps.db.recordingArchive.deleteMany();
export const anArchive = async () => {
  await noArchive();
  const { app, owner } = theWorld();
  const begun = await beginArchive(app.deps, owner, owner.athleteId, zipSync({ 'ride.fit': freshRecording() }));
  archive = `archive_${begun.id}`;
};
/** The one begun last. */
export const archiveId = () => archive;

let recorded = 0;
let activity = 'activity_00000000-0000-7000-8000-000000000001';
/** A recording that was never uploaded before, of a sport that no workout is. */
export const freshRecording = () => {
  recorded += 1;
  return activityFile([
    { sport: 'hiking', start: new Date(Date.parse(`${TODAY}T00:00:00Z`) + recorded * 1000).toISOString(), seconds: 60 },
  ]);
};
export const somethingRecorded = async () => {
  const { activities } = await uploadActivity(theWorld().app.deps, theWorld().owner, freshRecording());
  activity = `activity_${activities[0]!.id}`;
};
export const somethingMatched = async () => {
  await somethingRecorded();
  await matchActivity(
    theWorld().app.deps,
    theWorld().owner,
    decodeId('activity', activity),
    decodeId('workout', theWorld().ids.done),
  );
};
/** The one made last. */
export const activityId = () => activity;

let kept = 'library_00000000-0000-7000-8000-000000000001';
export const LIBRARY_FORM = { name: 'Hills', intensity: 'hard', instructions: 'Up and down.', stepText: '20m easy' };
/** A workout in the library of the owner's coach. */
export const somethingKept = async () => {
  kept = `library_${(await createLibraryWorkout(theWorld().app.deps, theWorld().principals.coach.viewer!, { ...LIBRARY_FORM, workoutType: 'run' })).id}`;
};
/** The one made last. */
export const keptId = () => kept;
let forAll = 'library_00000000-0000-7000-8000-000000000001';
/** A workout that everybody may read. */
export const somethingForAll = async () => {
  forAll = `library_${(await theWorld().app.deps.db.libraryWorkout.create({ data: { name: 'Hills', intensity: 'hard', instructions: 'Up and down.', workoutType: 'run', duration: 20 } })).id}`;
};
export const forAllId = () => forAll;
let placement = 'placement_00000000-0000-7000-8000-000000000001';
/** A workout of the library in the owner's schedule, by themself. */
export const somethingPlaced = async () => {
  await somethingForAll();
  const { id } = await scheduleLibraryWorkout(theWorld().app.deps, theWorld().owner, {
    libraryWorkoutId: decodeId('library', forAll),
    athleteIds: null,
    scheduledDate: EVERY_DAY,
  });
  placement = `placement_${id}`;
};
/** The one made last. */
export const placementId = () => placement;

const tokens = new Map<string, string>();
/** Everybody has a token of their own. */
export const someToken = async () => {
  const { app, principals } = theWorld();
  for (const { viewer } of Object.values(principals)) {
    if (!viewer) continue;
    const standing = await listAccessTokens(app.deps, { ...viewer, scope: 'session' });
    if (standing.some(({ id }) => id === tokens.get(viewer.userId))) continue;
    const { token } = await createAccessToken(
      app.deps,
      { ...viewer, scope: 'session' },
      { name: 'spare', scope: 'read' },
    );
    tokens.set(viewer.userId, token.id);
  }
};
export const tokenOf = ({ viewer }: Principal) =>
  (viewer && tokens.get(viewer.userId)) ?? 'token_00000000-0000-7000-8000-000000000000';
