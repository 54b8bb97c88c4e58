import { lazy, Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ShortcutsCard_user$key } from '../../__generated__/ShortcutsCard_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/states.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const ShortcutSheet = lazy(async () => ({
  default: (await import('../../cards/keyboard/ShortcutSheet.tsx')).ShortcutSheet,
}));

/** Whether a letter alone does something; with the account, so that it holds on every machine. */
export function ShortcutsCard({ user: key, onSaved }: { user: ShortcutsCard_user$key; onSaved: () => void }) {
  const { singleKeyShortcuts, isCoach } = useFragment(
    graphql`
      fragment ShortcutsCard_user on User {
        singleKeyShortcuts
        isCoach
      }
    `,
    key,
  );
  const [update, isBusy, refusal] = useUpdateSettings(onSaved);
  const [wanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  // what was switched shows at once; a refusal takes it back
  const isOn = isBusy ? wanted : singleKeyShortcuts;
  return (
    <SettingsCard
      place="keyboard-shortcuts"
      description="Everything can be done without a mouse. Switch the letters off if you speak to your computer, or if a key pressed by mistake does too much."
    >
      <Switch
        label="Shortcuts of a single key"
        note={isOn ? 'On: T goes to today, ? shows all of them.' : 'Off: only those with Ctrl or Cmd work.'}
        checked={isOn}
        aria-busy={isBusy || undefined}
        onChange={(on) => {
          if (isBusy) return;
          setWanted(on);
          update({ singleKeyShortcuts: on });
        }}
      />
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal}
        </Notice>
      )}
      <div>
        <Button
          onClick={() => {
            setWasOpened(true);
            setOpen(true);
          }}
        >
          Show All Shortcuts
        </Button>
      </div>
      <Suspense>{wasOpened && <ShortcutSheet open={isOpen} onOpenChange={setOpen} isCoach={isCoach} />}</Suspense>
    </SettingsCard>
  );
}
