import { useState } from 'react';
import type { WebhooksCard_viewer$data } from '../../__generated__/WebhooksCard_viewer.graphql.ts';
import { ConfirmDialog } from '../../forms/ConfirmDialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Inline, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/states.tsx';
import { styled } from '../../ui/theme.ts';
import { Text } from '../../ui/Text.tsx';
import { webhookDeliveryWord, webhookStateWord, webhookTopicWord } from './settingsWords.ts';
import type { useWebhooks } from './useWebhooks.ts';

type Webhook = NonNullable<WebhooksCard_viewer$data['webhooks']>[number];
type Delivery = Webhook['deliveries'][number];
type Acts = Pick<ReturnType<typeof useWebhooks>, 'change' | 'rotate' | 'remove' | 'test' | 'redeliver' | 'isRemoving'>;

const STATE_TONES = { ON: 'success', FAILING: 'warning', OFF: 'neutral' } as const;
const DELIVERY_TONES = { WAITING: 'info', DELIVERED: 'success', TRYING: 'warning', GIVEN_UP: 'danger' } as const;
/** What is listed before one asks for more. */
const FEW = 3;

const Item = styled('li', { paddingY: '$4', borderTop: '1px solid $colors$line' });
const Line = styled('li', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$3',
  paddingY: '$2',
});

function DeliveryLine({ delivery, moment, again }: { delivery: Delivery; moment: string; again?: () => void }) {
  const { type, state, trouble } = delivery;
  return (
    <Line>
      <Stack gap={1}>
        <Inline gap={2}>
          <Text size={2}>{`${type}, ${moment}`}</Text>
          <Badge tone={DELIVERY_TONES[state as keyof typeof DELIVERY_TONES] ?? 'neutral'}>
            {webhookDeliveryWord(state) ?? state}
          </Badge>
        </Inline>
        {trouble && (
          <Text size={2} tone="subtle">
            {trouble}
          </Text>
        )}
      </Stack>
      {again && (
        <Button size="small" tone="ghost" aria-label={`Send ${type} again`} onClick={again}>
          Send Again
        </Button>
      )}
    </Line>
  );
}

interface RowProps {
  webhook: Webhook;
  acts: Acts;
  moment: Intl.DateTimeFormat;
}

/** A webhook: how things stand, what was sent lately, and what can be done with it. */
export function WebhookRow({ webhook, acts, moment }: RowProps) {
  const { id: webhookId, url, about, topics, state, trouble, deliveries } = webhook;
  const [isLeaving, setLeaving] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const isOn = state !== 'OFF';
  const shown = showsAll ? deliveries : deliveries.slice(0, FEW);
  const told = topics.map((topic) => webhookTopicWord(topic) ?? topic).join(', ');
  return (
    <Item aria-label={url}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text weight="medium" css={{ overflowWrap: 'anywhere' }}>
              {url}
            </Text>
            <Badge tone={STATE_TONES[state as keyof typeof STATE_TONES] ?? 'neutral'}>
              {webhookStateWord(state) ?? state}
            </Badge>
          </Inline>
          <Text size={2} tone="subtle">
            {about === 'COACHED' ? `${told} of the athletes you coach` : told}
          </Text>
        </Stack>
        {trouble && (
          <Notice tone={isOn ? 'warning' : 'danger'} role="status">
            {trouble}
          </Notice>
        )}
        <Inline gap={2}>
          {isOn && (
            <Button size="small" onClick={() => acts.test({ webhookId })}>
              Send Test
            </Button>
          )}
          <Button size="small" tone="ghost" onClick={() => acts.change({ webhookId, isOn: !isOn })}>
            {isOn ? 'Switch Off' : 'Switch On'}
          </Button>
          <Button size="small" tone="ghost" onClick={() => acts.rotate({ webhookId })}>
            New Secret
          </Button>
          <Button size="small" tone="ghost" onClick={() => setLeaving(true)}>
            Delete
          </Button>
        </Inline>
        {shown.length > 0 && (
          <ul aria-label="Last messages">
            {shown.map((delivery) => (
              <DeliveryLine
                key={delivery.id}
                delivery={delivery}
                moment={moment.format(new Date(delivery.at))}
                again={
                  isOn && delivery.state !== 'WAITING' ? () => acts.redeliver({ deliveryId: delivery.id }) : undefined
                }
              />
            ))}
          </ul>
        )}
        {deliveries.length > FEW && (
          <div>
            <Button size="small" tone="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Show Fewer' : `Show All ${deliveries.length}`}
            </Button>
          </div>
        )}
      </Stack>
      {isLeaving && (
        <ConfirmDialog
          title="Delete this webhook?"
          confirmLabel="Delete"
          busy={acts.isRemoving}
          onConfirm={() => acts.remove({ webhookId }, { done: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        >
          Nothing more is sent to {url}, also of what was still to be sent.
        </ConfirmDialog>
      )}
    </Item>
  );
}
