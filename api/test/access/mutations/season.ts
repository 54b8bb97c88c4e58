import { RACE, keepingRace, freshPreview, freshReplan, previewId, replanId } from '../acts.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { mutation } from './mutation.ts';

export const SEASON: Record<string, Door> = {
  addRace: {
    rule: 'edit',
    send: mutation('addRace', 'AddRaceInput', (id) => ({
      ...RACE,
      raceType: 'HALF_MARATHON',
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  updateRace: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('updateRace', 'UpdateRaceInput', (id) => ({ raceId: id(theWorld().ids.race), notes: 'New' })),
  },
  deleteRace: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('deleteRace', 'DeleteRaceInput', (id) => ({ raceId: id(theWorld().ids.race) })),
  },
  recordRaceResult: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('recordRaceResult', 'RecordRaceResultInput', (id) => ({
      raceId: id(theWorld().ids.race),
      result: { status: 'DID_NOT_START' },
    })),
  },
  updateRaceDayPlan: {
    rule: 'edit',
    first: keepingRace,
    send: mutation('updateRaceDayPlan', 'UpdateRaceDayPlanInput', (id) => ({
      raceId: id(theWorld().ids.race),
      temperatureC: 18,
    })),
  },
  updatePhase: {
    rule: 'edit',
    send: mutation('updatePhase', 'UpdatePhaseInput', (id) => ({ phaseId: id(theWorld().ids.phase), weeklyVolume: 6 })),
  },
  updateSportPreferences: {
    rule: 'edit',
    send: mutation('updateSportPreferences', 'UpdateSportPreferencesInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      sportPreferences: ['RUNNING'],
    })),
  },
  previewRegeneration: {
    rule: 'edit',
    first: freshPreview,
    send: mutation('previewRegeneration', 'PreviewRegenerationInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
    })),
  },
  applyRegeneration: {
    rule: 'edit',
    first: freshPreview,
    send: mutation('applyRegeneration', 'ApplyRegenerationInput', (id) => ({ previewId: id(previewId()) })),
  },
  applyReplan: {
    rule: 'edit',
    first: freshReplan,
    send: mutation('applyReplan', 'ApplyReplanInput', (id) => ({
      athleteId: id(theWorld().ids.athlete),
      previewId: replanId(),
    })),
  },
};
