import { type FormEvent, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { TimeZoneCard_user$key } from '../../__generated__/TimeZoneCard_user.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { useUpdateSettings } from './useUpdateSettings.ts';

const ZONES: readonly string[] = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

/** The name as the browser knows it, whatever its case; null: there is no such zone. */
function zoneNamed(typed: string): string | null {
  const wanted = typed.trim().replaceAll(' ', '_');
  const listed = ZONES.find((zone) => zone.toLowerCase() === wanted.toLowerCase());
  if (listed) return listed;
  try {
    return wanted === '' ? null : new Intl.DateTimeFormat('en', { timeZone: wanted }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

const timeThere = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date());

/** Where the account's days begin and end. */
export function TimeZoneCard({ user: key, onSaved }: { user: TimeZoneCard_user$key; onSaved: () => void }) {
  const { timeZone } = useFragment(
    graphql`
      fragment TimeZoneCard_user on User {
        timeZone
      }
    `,
    key,
  );
  const [typed, setTyped] = useState(timeZone);
  const [error, setError] = useState<string | null>(null);
  const [update, isBusy, refusal] = useUpdateSettings(onSaved);
  const listId = useId();
  // four hundred names, for whoever comes to type one
  const [listed, setListed] = useState(false);
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zone = zoneNamed(typed);
  const choose = (wanted: string) => {
    const named = zoneNamed(wanted);
    setError(named ? null : 'Choose a time zone of the list, such as Europe/Zurich.');
    if (!named) return;
    setTyped(named);
    update({ timeZone: named });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    choose(typed);
  };
  return (
    <SettingsCard
      place="time-zone"
      description="Your days begin and end by it. Days that have passed stay as they are."
    >
      <form onSubmit={save} noValidate>
        <Stack gap={4}>
          <Field
            label="Time zone"
            hint={zone ? `It is ${timeThere(zone)} there.` : 'Type a city.'}
            error={error ?? refusal ?? undefined}
          >
            <TextInput
              list={listId}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onFocus={() => setListed(true)}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setError(null);
              }}
            />
          </Field>
          <datalist id={listId}>
            {(listed ? ZONES : []).map((each) => (
              <option key={each} value={each}>
                {each.split('/').at(-1)!.replaceAll('_', ' ')}
              </option>
            ))}
          </datalist>
          <Inline gap={3}>
            <Button type="submit" busy={isBusy} disabled={zone === timeZone}>
              Save
            </Button>
            {here !== timeZone && (
              <>
                <Text tone="muted">Your browser says {here}.</Text>
                <Button onClick={() => choose(here)} disabled={isBusy}>
                  Use {here}
                </Button>
              </>
            )}
          </Inline>
        </Stack>
      </form>
    </SettingsCard>
  );
}
