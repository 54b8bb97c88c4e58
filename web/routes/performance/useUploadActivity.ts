import { useCallback, useState } from 'react';
import { RestError } from '../../relay/rest.ts';
import { upload, UploadError } from '../../relay/upload.ts';
import { activityName, loadBy, movingTime } from '../../cards/activities/activityText.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';
import { type ArchiveParts, archiveParts } from './archiveParts.ts';
import type { Archive } from './useArchive.ts';

interface UploadedActivity {
  id: string;
  sport: string;
  movingSec: number;
  tss: number;
  measure: string;
}

/** What the plan would change because of an activity. */
export interface OfferedAdaptation {
  suggestionId: string;
  explanation: string;
  changes: readonly { id: string; changeDescription: string }[];
}

interface Uploaded {
  activities: readonly UploadedActivity[];
  workouts: readonly { id: string; description: string }[];
  adaptation: OfferedAdaptation | null;
}

/** 'heartRate' as the schema writes it. */
const enumName = (word: string) => word.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();

function describe({ activities, workouts }: Uploaded): string {
  const texts = activities.map(
    ({ sport, movingSec, tss, measure }) =>
      `${activityName(sport)}, ${movingTime(movingSec)}. ${loadBy(tss, enumName(measure))}.`,
  );
  const names = [...new Set(workouts.map(({ description }) => description))];
  return [
    ...texts,
    names.length > 0 ? `Counts for ${names.join(', ')}.` : 'No workout of that day fits; you can choose one below.',
  ].join(' ');
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));

/** What may be sent again later is: a large archive takes longer than what one account may send in a minute. */
async function uploadInTime<Answer>(...of: Parameters<typeof upload>): Promise<Answer> {
  for (;;) {
    try {
      return await upload<Answer>(...of);
    } catch (error) {
      if (!(error instanceof UploadError) || error.retryAfterSec === null) throw error;
      await wait(error.retryAfterSec);
    }
  }
}

/** Sends an archive in its parts; `onArchive` hears what the server says of it after each. */
async function sendArchive(
  parts: ArchiveParts['parts'],
  { onArchive, onProgress }: { onArchive: (archive: Archive) => void; onProgress: (percent: number) => void },
): Promise<void> {
  let before = 0;
  for await (const { file, upTo } of parts) {
    const from = before;
    const { archive } = await uploadInTime<{ archive: Archive }>('/api/activities/archives', {
      field: 'file',
      file,
      onProgress: (percent) => onProgress(100 * from + percent * (upTo - from)),
    });
    before = upTo;
    onArchive(archive);
  }
}

/** What a file may be called; what it is, the server sees. */
const RECORDING = /\.(fit|tcx|gpx|gz|zip)$/i;

const reasonOf = (error: unknown) => (error instanceof RestError && error.serverMessage) || 'Failed to upload file';

function failed(description: string, title = 'Upload failed'): void {
  showToast({ title, description, tone: 'destructive', duration: HINT_MS });
}

function invalidType(names: string): void {
  showToast({
    title: 'Invalid file type',
    description: `${names}Please select a .fit file, or a .tcx or .gpx one`,
    tone: 'destructive',
  });
}

interface Wanted {
  /** The server has the activity. */
  onUploaded: (adaptation: OfferedAdaptation | null) => void;
  /** Takes back an activity that was uploaded by mistake. */
  onUndo: (activityId: string) => void;
  /** The server reads an archive. */
  onArchive: (archive: Archive) => void;
}

/** "3 of 5 uploaded. tempo.fit: You have uploaded this activity already." */
function describeAll(count: number, done: readonly Uploaded[], refused: readonly string[]): string {
  return [`${done.length} of ${count} files uploaded.`, ...refused].join(' ');
}

/** Sends recordings one after the other; `progress` is the per cent that have gone out, null while nothing is under way. */
export function useUploadActivity({ onUploaded, onUndo, onArchive }: Wanted) {
  const [progress, setProgress] = useState<number | null>(null);
  const send = useCallback(
    async (given: readonly File[]) => {
      const isOne = given.length === 1;
      const files = given.filter(({ name }) => RECORDING.test(name));
      const others = given.filter(({ name }) => !RECORDING.test(name)).map(({ name }) => name);
      if (others.length > 0) invalidType(isOne ? '' : `${others.join(', ')}: `);
      if (files.length === 0) return;
      const done: Uploaded[] = [];
      const refused: string[] = [];
      let archives = 0;
      try {
        for (const [i, file] of files.entries()) {
          const onProgress = (percent: number) => setProgress(Math.round((100 * i + percent) / files.length));
          onProgress(0);
          try {
            const archive = await archiveParts(file);
            if (archive) {
              await sendArchive(archive.parts, { onArchive, onProgress });
              archives += 1;
              refused.push(...archive.tooLarge.map((name) => `${name}: This file is too large to read.`));
              continue;
            }
            done.push(await upload<Uploaded>('/api/activities/upload', { field: 'file', file, onProgress }));
          } catch (error) {
            refused.push(isOne ? reasonOf(error) : `${file.name}: ${reasonOf(error)}`);
          }
        }
        if (done.length === 0) {
          if (refused.length > 0) failed(refused.join(' '), archives > 0 ? 'Not all of it was sent' : undefined);
          return;
        }
        const alone = files.length - archives;
        const activities = done.flatMap((uploaded) => uploaded.activities);
        showToast({
          title: activities.length > 1 ? 'Activities Uploaded' : 'Activity Uploaded',
          description: alone === 1 ? [describe(done[0]!), ...refused].join(' ') : describeAll(alone, done, refused),
          tone: 'success',
          duration: HINT_MS,
          action: { label: 'Undo', onPress: () => activities.forEach(({ id }) => onUndo(id)) },
        });
        onUploaded(done.at(-1)!.adaptation);
      } finally {
        setProgress(null);
      }
    },
    [onUploaded, onUndo, onArchive],
  );
  return { send, progress };
}
