import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { WebhooksCard_viewer$key, WebhookTopic } from '../../__generated__/WebhooksCard_viewer.graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { ToggleChips } from '../../ui/choices.tsx';
import { Field, FieldGroup } from '../../ui/Field.tsx';
import { Select, TextInput } from '../../ui/inputs.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { WEBHOOKS } from './cardTexts.ts';
import { NewSecret } from './NewSecret.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { webhookTopicWord } from './settingsWords.ts';
import { useMessagesToCome, useWebhooks } from './useWebhooks.ts';
import { WebhookRow } from './WebhookRow.tsx';

const TOPICS = (['WORKOUT', 'SCHEDULE', 'ACTIVITY', 'CHECK_IN', 'RACE', 'ATHLETE'] as const).map((value) => ({
  value,
  label: webhookTopicWord(value)!,
}));
const ABOUT = [
  { value: 'OWN', label: 'My own training' },
  { value: 'COACHED', label: 'The athletes I coach' },
];

interface FormProps {
  isCoach: boolean;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  create: ReturnType<typeof useWebhooks>['create'];
}

function WebhookForm({ isCoach, errors, busy, create }: FormProps) {
  const [url, setUrl] = useState('');
  const [about, setAbout] = useState<'OWN' | 'COACHED'>('OWN');
  const [topics, setTopics] = useState<readonly WebhookTopic[]>(['SCHEDULE']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) create({ url, about, topics: [...topics] });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field
          label="Address"
          required
          hint="What arrives is signed as Standard Webhooks says, and tells only what has changed."
          error={errors.url}
        >
          <TextInput
            type="url"
            value={url}
            maxLength={500}
            placeholder="https://example.org/hooks"
            onChange={(event) => setUrl(event.target.value)}
          />
        </Field>
        {isCoach && (
          <Field label="Tells of">
            <Select
              options={ABOUT}
              value={about}
              onChange={(event) => setAbout(event.target.value as 'OWN' | 'COACHED')}
            />
          </Field>
        )}
        <FieldGroup label="Changes of" error={errors.topics}>
          <ToggleChips options={TOPICS} value={topics} onChange={setTopics} />
        </FieldGroup>
        <div>
          <Button type="submit" busy={busy}>
            Add Webhook
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** Addresses of one's own programs that are told of changes. */
export function WebhooksCard({ viewer }: { viewer: WebhooksCard_viewer$key }) {
  const { webhooks, user } = useFragment(
    graphql`
      fragment WebhooksCard_viewer on Viewer {
        webhooks {
          id
          url
          about
          topics
          state
          trouble
          deliveries @required(action: THROW) {
            id
            type
            at
            state
            trouble
          }
        }
        user {
          isCoach
          timeZone
        }
      }
    `,
    viewer,
  );
  // one that was made leaves an empty form
  const [forms, setForms] = useState(0);
  const { create, made, errors, isBusy, ...acts } = useWebhooks(() => setForms((count) => count + 1));
  const areToCome = webhooks?.some(
    ({ state, deliveries }) => state !== 'OFF' && deliveries.some((delivery) => delivery.state === 'WAITING'),
  );
  useMessagesToCome(areToCome === true);
  if (!webhooks) return null;
  const moment = new Intl.DateTimeFormat('en-GB', {
    timeZone: user.timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <SettingsCard {...WEBHOOKS}>
      <Stack gap={5}>
        <WebhookForm key={forms} isCoach={user.isCoach} errors={errors} busy={isBusy} create={create} />
        {made && webhooks.some(({ id }) => id === made.id) && (
          <NewSecret key={made.secret} title="Copy the secret now: it is not shown again." secret={made.secret} />
        )}
        {webhooks.length > 0 && (
          <ul aria-label="Webhooks">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} acts={acts} moment={moment} />
            ))}
          </ul>
        )}
      </Stack>
    </SettingsCard>
  );
}
