import { useState } from 'react';
import { RestError } from '../../relay/rest.ts';
import { upload } from '../../relay/upload.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { HINT_MS, showToast } from '../../ui/Toast.tsx';

const isFit = (name: string) => /\.fit$/i.test(name);
const wrongType = () =>
  void showToast({ title: 'Invalid file type', description: 'Please select a .fit file', tone: 'destructive' });

interface UploadDialogProps {
  onDone: () => void;
  onClose: () => void;
}

/** Takes a .fit file: a planned workout by its steps, a recording by its laps. */
export function UploadDialog({ onDone, onClose }: UploadDialogProps) {
  const [progress, setProgress] = useState<number | null>(null);
  const send = async (file: File) => {
    if (!isFit(file.name)) return wrongType();
    setProgress(0);
    try {
      const { workout } = await upload<{ workout: { name: string } }>('/api/workouts/upload-fit', {
        field: 'fitFile',
        file,
        onProgress: setProgress,
      });
      showToast({ title: 'Workout Uploaded', description: `“${workout.name}” is in your library.`, tone: 'success' });
      onDone();
    } catch (error) {
      const description = (error instanceof RestError && error.serverMessage) || 'Failed to upload file';
      showToast({ title: 'Upload failed', description, tone: 'destructive', duration: HINT_MS });
      setProgress(null);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Upload .FIT File"
      description="A planned workout comes in by its steps, a recording by its laps. Who recorded it, and where, is not kept."
    >
      <FileDrop
        label="Choose File"
        title="Drop a .fit file here"
        hint="One file, at most 10 MB."
        accept=".fit"
        progress={progress}
        onFile={(file) => void send(file)}
      />
    </Dialog>
  );
}
