import { Sheet } from '../../ui/Dialog.tsx';
import { Key } from '../../ui/Key.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { styled } from '../../ui/theme.ts';
import { keyCaps } from './keyCaps.ts';
import { isSingleKey, type ShortcutId } from './shortcuts.ts';
import { SHORTCUT_WORDS } from './shortcutWords.ts';
import { useSingleKeys } from './useShortcut.ts';

const GROUPS = ['Everywhere', 'On a schedule', 'On a workout'] as const;

const List = styled('dl', { display: 'flex', flexDirection: 'column' });
const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  paddingY: '$2',
  fontSize: '$3',
  '& + &': { borderTop: '1px solid $colors$line' },
  '& dt': { order: 1 },
  variants: { off: { true: { color: '$textMuted' } } },
});

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  isCoach: boolean;
}

/** Every shortcut that there is, by where it works. */
export function ShortcutSheet({ open, onOpenChange, isCoach }: ShortcutSheetProps) {
  const singleKeys = useSingleKeys();
  const ids = (Object.keys(SHORTCUT_WORDS) as ShortcutId[]).filter((id) => isCoach || !SHORTCUT_WORDS[id].coach);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Keyboard Shortcuts">
      <Stack gap={6}>
        {GROUPS.map((group) => (
          <Stack key={group} gap={2}>
            <Heading size={4}>{group}</Heading>
            <List>
              {ids
                .filter((id) => SHORTCUT_WORDS[id].where === group)
                .map((id) => (
                  <Line key={id} off={isSingleKey(id) && !singleKeys}>
                    <dt>
                      <Key caps={keyCaps(id)} />
                    </dt>
                    <dd>
                      {SHORTCUT_WORDS[id].does}
                      {isSingleKey(id) && !singleKeys && ' (off)'}
                    </dd>
                  </Line>
                ))}
            </List>
          </Stack>
        ))}
        <Text size={2} tone="muted">
          Letters are letters while you type, and nothing works behind an open dialog.{' '}
          {singleKeys
            ? 'Keys without Ctrl or Cmd can be switched off'
            : 'Keys without Ctrl or Cmd are switched off: change that'}{' '}
          in the settings.
        </Text>
      </Stack>
    </Sheet>
  );
}
