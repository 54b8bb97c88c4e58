import { followedId, somethingFollowed, somethingTaught, taughtId, TEACHING } from '../principles.ts';
import {
  EVERY_DAY,
  forAllId,
  keptId,
  LIBRARY_FORM,
  placementId,
  somethingForAll,
  somethingKept,
  somethingPlaced,
} from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { mutation, query } from './mutation.ts';

export const PRINCIPLES: Record<string, Door> = {
  addPrinciple: { rule: 'coachOwnWrite', send: mutation('addPrinciple', 'AddPrincipleInput', () => TEACHING) },
  updatePrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('updatePrinciple', 'UpdatePrincipleInput', (id) => ({
      principleId: id(taughtId()),
      isActive: false,
    })),
  },
  deletePrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: query(
      'mutation ($input: DeletePrincipleInput!) { deletePrinciple(input: $input) { deletedPrincipleId } }',
      (id) => ({ input: { principleId: id(taughtId()) } }),
    ),
  },
  previewPrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('previewPrinciple', 'PreviewPrincipleInput', (id) => ({ principleId: id(taughtId()) })),
  },
  applyPrinciple: {
    rule: 'coachEdit',
    first: somethingTaught,
    send: mutation('applyPrinciple', 'ApplyPrincipleInput', (id) => ({ principleId: id(taughtId()) })),
  },
  undoPrinciple: {
    rule: 'coachEdit',
    first: somethingFollowed,
    send: query(
      'mutation ($input: UndoPrincipleInput!) { undoPrinciple(input: $input) { outcomes { problem } } }',
      (id) => ({ input: { applicationId: id(followedId()) } }),
    ),
  },
};

export const LIBRARY: Record<string, Door> = {
  createLibraryWorkout: {
    rule: 'coachOwnWrite',
    send: mutation('createLibraryWorkout', 'CreateLibraryWorkoutInput', () => ({
      ...LIBRARY_FORM,
      workoutType: 'RUN',
    })),
  },
  updateLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: mutation('updateLibraryWorkout', 'UpdateLibraryWorkoutInput', (id) => ({
      ...LIBRARY_FORM,
      workoutType: 'RUN',
      libraryWorkoutId: id(keptId()),
    })),
  },
  deleteLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: query(
      'mutation ($input: DeleteLibraryWorkoutInput!) { deleteLibraryWorkout(input: $input) { deletedLibraryWorkoutId } }',
      (id) => ({ input: { libraryWorkoutId: id(keptId()) } }),
    ),
  },
  restoreLibraryWorkout: {
    rule: 'coachEdit',
    first: somethingKept,
    send: query(
      'mutation ($input: RestoreLibraryWorkoutInput!) { restoreLibraryWorkout(input: $input) { libraryWorkout { id } } }',
      (id) => ({ input: { libraryWorkoutId: id(keptId()) } }),
    ),
  },
  saveWorkoutToLibrary: {
    rule: 'coachEdit',
    send: mutation('saveWorkoutToLibrary', 'SaveWorkoutToLibraryInput', (id) => ({
      workoutId: id(theWorld().ids.workout),
    })),
  },
  scheduleLibraryWorkout: {
    rule: 'edit',
    first: somethingForAll,
    send: mutation('scheduleLibraryWorkout', 'ScheduleLibraryWorkoutInput', (id) => ({
      libraryWorkoutId: forAllId(),
      scheduledDate: EVERY_DAY,
      athleteIds: [id(theWorld().ids.athlete)],
    })),
  },
  undoLibraryPlacement: {
    rule: 'ownThing',
    first: somethingPlaced,
    send: query(
      'mutation ($input: UndoLibraryPlacementInput!) { undoLibraryPlacement(input: $input) { outcomes { problem } } }',
      (id) => ({ input: { placementId: id(placementId()) } }),
    ),
  },
};
