import { useCallback, useState } from 'react';
import { removed, useDeleteActivity } from '../../cards/activities/useDeleteActivity.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { AdaptationOffer } from './AdaptationOffer.tsx';
import { ArchiveReport } from './ArchiveReport.tsx';
import { useArchive } from './useArchive.ts';
import { type OfferedAdaptation, useUploadActivity } from './useUploadActivity.ts';

/** Where recordings come in; below it, what the plan would change because of the last one. */
export function UploadActivity({ onChanged }: { onChanged: () => void }) {
  const [offer, setOffer] = useState<OfferedAdaptation | null>(null);
  const [remove] = useDeleteActivity(null, onChanged);
  const onUploaded = useCallback(
    (adaptation: OfferedAdaptation | null) => {
      setOffer(adaptation);
      onChanged();
    },
    [onChanged],
  );
  const onUndo = useCallback(
    (activityId: string) => {
      setOffer(null);
      remove({ activityId }, { says: removed('The upload was taken back.') });
    },
    [remove],
  );
  const { archive, begun, cancel, close } = useArchive(onChanged);
  const { send, progress } = useUploadActivity({ onUploaded, onUndo, onArchive: begun });
  return (
    <>
      <FileDrop
        label="Upload Activity"
        title="Drop recordings here"
        hint=".fit, .tcx or .gpx, also zipped, at most 10 MB each; or a whole archive, such as Strava’s or Garmin’s."
        accept=".fit,.tcx,.gpx,.gz,.zip"
        progress={progress}
        onFiles={(files) => void send(files)}
      />
      {archive && <ArchiveReport archive={archive} isSending={progress !== null} onCancel={cancel} onClose={close} />}
      {offer && (
        <AdaptationOffer
          offer={offer}
          onClose={() => setOffer(null)}
          onApplied={() => {
            setOffer(null);
            onChanged();
          }}
        />
      )}
    </>
  );
}
