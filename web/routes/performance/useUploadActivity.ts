import { useCallback, useState } from 'react';
import { RestError } from '../../relay/rest.ts';
import { upload } from '../../relay/upload.ts';
import { activityName, loadBy, movingTime } from '../../cards/activities/activityText.ts';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';

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

function failed(error: Error): void {
  if (error instanceof RestError && error.code === 'INVALID_FILE_TYPE') return invalidType();
  const description = (error instanceof RestError && error.serverMessage) || 'Failed to upload file';
  showToast({ title: 'Upload failed', description, tone: 'destructive', duration: HINT_MS });
}

function invalidType(): void {
  showToast({ title: 'Invalid file type', description: 'Please select a .fit file', tone: 'destructive' });
}

interface Wanted {
  /** The server has the activity. */
  onUploaded: (adaptation: OfferedAdaptation | null) => void;
  /** Takes back an activity that was uploaded by mistake. */
  onUndo: (activityId: string) => void;
}

/** Sends a recording; `progress` is the per cent that have gone out, null while nothing is under way. */
export function useUploadActivity({ onUploaded, onUndo }: Wanted) {
  const [progress, setProgress] = useState<number | null>(null);
  const send = useCallback(
    async (file: File) => {
      if (!/\.fit$/i.test(file.name)) return invalidType();
      setProgress(0);
      try {
        const uploaded = await upload<Uploaded>('/api/activities/upload-fit', {
          field: 'fitFile',
          file,
          onProgress: setProgress,
        });
        showToast({
          title: uploaded.activities.length > 1 ? 'Activities Uploaded' : 'Activity Uploaded',
          description: describe(uploaded),
          tone: 'success',
          duration: HINT_MS,
          action: { label: 'Undo', onPress: () => uploaded.activities.forEach(({ id }) => onUndo(id)) },
        });
        onUploaded(uploaded.adaptation);
      } catch (error) {
        failed(error as Error);
      } finally {
        setProgress(null);
      }
    },
    [onUploaded, onUndo],
  );
  return { send, progress };
}
