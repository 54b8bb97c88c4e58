import { somethingToUndo, somethingSuggested, suggestionId } from '../acts.ts';
import { fitForm } from '../../fitFiles.ts';
import type { Door } from '../rules.ts';
import { theWorld } from '../world.ts';
import { call } from './route.ts';

export const ADAPTATION: Record<string, Door> = {
  'POST /api/check-ins': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/check-ins',
      () => ({ mood: 7, stress: 3, sleep: 8 }),
    ),
  },
  'POST /api/wellness': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/wellness',
      () => ({ day: '2026-11-01', hrv: 61.5 }),
    ),
  },
  'POST /api/wellness/upload': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/wellness/upload',
      () => fitForm(new TextEncoder().encode('day,hrv\n2026-11-01,61.5'), { field: 'file', name: 'hrv.csv' }),
    ),
  },
  'POST /api/training-schedule/suggest': {
    rule: 'ownWrite',
    send: call(
      'POST',
      () => '/api/training-schedule/suggest',
      () => ({ request: 'move my run to Friday', conversationHistory: [] }),
    ),
  },
  'POST /api/training-schedule/apply-changes': {
    rule: 'tell',
    first: somethingSuggested,
    send: call(
      'POST',
      () => '/api/training-schedule/apply-changes',
      (id) => ({ suggestionId: id(suggestionId()), scope: 'this-week' }),
    ),
  },
  'POST /api/training-schedule/undo': {
    rule: 'edit',
    first: somethingToUndo,
    send: call(
      'POST',
      () => '/api/training-schedule/undo',
      (id) => ({ athleteProfileId: id(theWorld().ids.athlete) }),
    ),
  },
};
