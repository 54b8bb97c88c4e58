import { type FormEvent, Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { addDays, type Day } from '../../../api/core/calendar/calendar.ts';
import { FORM_AREAS, type FormTold, type TimeKind } from '../../../api/core/language/request/formWords.ts';
import type { NotWellFormInjuriesQuery } from '../../__generated__/NotWellFormInjuriesQuery.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { RadioChips } from '../../ui/RadioChips.tsx';
import { Text } from '../../ui/Text.tsx';
import { dayError, FormFoot, IllnessForm, type IllnessFormProps } from './IllnessForm.tsx';
import { useAskByForm } from './useAskByForm.ts';
import type { ProposedChanges } from './useSubmitFeedback.ts';
import { timeText } from '../../../api/core/units/timeText.ts';

const KINDS = [
  { value: 'ill', label: 'Ill' },
  { value: 'injured', label: 'Injured' },
  { value: 'tired', label: 'Tired' },
  { value: 'travelling', label: 'Travelling' },
  { value: 'away', label: 'Away' },
  { value: 'life', label: 'Busy life' },
] as const;
type Kind = (typeof KINDS)[number]['value'];

/** What becomes of those days. */
const HINTS: Readonly<Record<TimeKind, string>> = {
  tired: 'Workouts become easy until then; their length stays.',
  travelling: 'Each day keeps what fits in the time that you have.',
  away: 'No training on these days, and none is planned there later.',
  life: 'Each day keeps what fits in the time that you have.',
};

/** The schedule's weeks: what would change later is not planned yet. */
const FARTHEST_DAYS = 27;
const MINUTES = [20, 30, 45, 60, 90].map((minutes) => ({ value: String(minutes), label: timeText(minutes) }));
const AREAS = FORM_AREAS.map((area) => ({ value: area, label: `${area[0]!.toUpperCase()}${area.slice(1)}` }));

/** What the form begins with; null of a day or of minutes: as of something new. */
export interface NotWellStart {
  kind: Kind;
  from?: Day | null | undefined;
  to?: Day | null | undefined;
  minutes?: number | null | undefined;
}

interface NotWellFormProps extends IllnessFormProps {
  /** Null: an illness, as most who come have. */
  start: NotWellStart | null;
  onProposed: (proposed: ProposedChanges) => void;
}

/** What keeps the athlete from training as planned, and until when. */
export function NotWellForm({ start, onProposed, ...illness }: NotWellFormProps) {
  const [kind, setKind] = useState<Kind>(start?.kind ?? 'ill');
  return (
    <Stack gap={5}>
      <FieldGroup label="What is it?">
        <RadioChips oneRow={false} options={KINDS} value={kind} onChange={setKind} />
      </FieldGroup>
      {/* what was filled in is there again on the way back */}
      <div hidden={kind !== 'ill'}>
        <IllnessForm {...illness} />
      </div>
      {kind === 'injured' && <InjuredForm onProposed={onProposed} onCancel={illness.onCancel} />}
      {kind !== 'ill' && kind !== 'injured' && (
        <TimeForm
          key={kind}
          kind={kind}
          start={start?.kind === kind ? start : null}
          instead={start === null || start.kind === 'ill' || start.kind === 'injured' ? undefined : start.kind}
          today={illness.today}
          onProposed={onProposed}
          onCancel={illness.onCancel}
        />
      )}
    </Stack>
  );
}

interface FormProps {
  onProposed: (proposed: ProposedChanges) => void;
  onCancel: () => void;
}

interface TimeFormProps extends FormProps {
  kind: TimeKind;
  start: NotWellStart | null;
  /** What it takes the place of. */
  instead: TimeKind | undefined;
  today: Day;
}

function TimeForm({ kind, start, instead, today, onProposed, onCancel }: TimeFormProps) {
  const [from, setFrom] = useState<string>(start?.from != null && start.from > today ? start.from : today);
  const [to, setTo] = useState<string>(start?.to ?? addDays(today, kind === 'tired' ? 3 : 6));
  const [minutes, setMinutes] = useState(String(start?.minutes ?? 45));
  const [ask, isBusy, refusal] = useAskByForm(onProposed);
  const last = addDays(today, FARTHEST_DAYS);
  const fromError = dayError(from, today, last);
  const toError = dayError(to, fromError ? today : (from as Day), last);
  const isTimed = kind === 'travelling' || kind === 'life';

  function submit(event: FormEvent) {
    event.preventDefault();
    const days = { from: from as Day, to: to as Day };
    const told: FormTold = isTimed ? { kind, ...days, minutes: Number(minutes), instead } : { kind, ...days, instead };
    if (!fromError && !toError) ask(told);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Inline gap={4} align="start">
          <Field label="From" required error={fromError}>
            <TextInput
              type="date"
              min={today}
              max={last}
              value={from}
              onChange={(event) => setFrom(event.currentTarget.value)}
            />
          </Field>
          <Field label="Last day" required error={toError}>
            <TextInput
              type="date"
              min={from}
              max={last}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          </Field>
        </Inline>
        {isTimed && (
          <Field label="Time for training a day">
            <Select options={MINUTES} value={minutes} onChange={(event) => setMinutes(event.currentTarget.value)} />
          </Field>
        )}
        <Text size={2} tone="muted">
          {HINTS[kind]}
        </Text>
        <FormFoot refusal={refusal} onCancel={onCancel}>
          <Button type="submit" tone="primary" busy={isBusy} disabled={Boolean(fromError ?? toError)}>
            See What Changes
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

function InjuredForm({ onProposed, onCancel }: FormProps) {
  const [area, setArea] = useState('');
  const [ask, isBusy, refusal] = useAskByForm(onProposed);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (area) ask({ kind: 'injured', area });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={5}>
        <Suspense fallback={null}>
          <OpenInjuries busy={isBusy} onHealed={(healed) => ask({ kind: 'healed', area: healed })} />
        </Suspense>
        <Field label="Where does it hurt?" required>
          <Select
            options={AREAS}
            placeholder="Choose"
            value={area}
            onChange={(event) => setArea(event.currentTarget.value)}
          />
        </Field>
        <Text size={2} tone="muted">
          Your plan spares it until you say here that it is better.
        </Text>
        <FormFoot refusal={refusal} onCancel={onCancel}>
          <Button type="submit" tone="primary" busy={isBusy} disabled={!area}>
            See What Changes
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}

/** What hurts as the plan knows it, each with its end. */
function OpenInjuries({ busy, onHealed }: { busy: boolean; onHealed: (area: string) => void }) {
  const { viewer } = useLazyLoadQuery<NotWellFormInjuriesQuery>(
    graphql`
      query NotWellFormInjuriesQuery {
        viewer {
          athlete {
            injuries {
              id
              affectedArea
              isRecovered
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const open = (viewer?.athlete?.injuries ?? []).flatMap(({ id, affectedArea, isRecovered }) => {
    const area = FORM_AREAS.find((known) => affectedArea.toLowerCase().includes(known));
    return isRecovered || area === undefined ? [] : [{ id, area }];
  });
  return open.map(({ id, area }) => (
    <Inline key={id} gap={3} justify="between">
      <Text>Your plan spares your {area}.</Text>
      <Button size="small" disabled={busy} onClick={() => onHealed(area)}>
        My {area} Is Better
      </Button>
    </Inline>
  ));
}
