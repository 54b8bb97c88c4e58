import type { ShortcutId } from './shortcuts.ts';

interface Words {
  does: string;
  where: 'Everywhere' | 'On a schedule' | 'On a workout';
  /** Only for those who coach. */
  coach?: true;
}

/** What each shortcut does, as the sheet of shortcuts tells it; the keyboard needs none of it. */
export const SHORTCUT_WORDS: Readonly<Record<ShortcutId, Words>> = {
  palette: { does: 'Search and commands', where: 'Everywhere' },
  help: { does: 'Keyboard shortcuts', where: 'Everywhere' },
  undo: { does: 'Undo the last change', where: 'Everywhere' },
  sidebar: { does: 'Show or hide the sidebar', where: 'Everywhere' },
  notifications: { does: 'Go to the notification', where: 'Everywhere' },
  today: { does: 'Go to today', where: 'Everywhere' },
  nextDay: { does: 'Next day', where: 'On a schedule' },
  previousDay: { does: 'Previous day', where: 'On a schedule' },
  nextWeek: { does: 'Next week', where: 'On a schedule' },
  previousWeek: { does: 'Previous week', where: 'On a schedule' },
  newWorkout: { does: 'New workout on the day', where: 'On a schedule', coach: true },
  feedback: { does: 'Open the workout of the day, to tell how it went', where: 'On a schedule' },
  done: { does: 'Done as planned', where: 'On a workout' },
  move: { does: 'Lift the workout; arrows move it, Enter drops it', where: 'On a workout' },
};
