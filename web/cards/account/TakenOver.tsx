import { IconShieldCheck, IconX } from '@tabler/icons-react';
import { useId, useSyncExternalStore } from 'react';
import { TAKEN_OVER_COOKIE } from '../../../api/core/codes/takenOverCookie.ts';
import { takenOverText } from '../../../api/core/language/takenOver.ts';
import { IconButton } from '../../ui/Button.tsx';
import { styled } from '../../ui/theme.ts';
import { TextLink } from '../../ui/Text.tsx';

const Bar = styled('aside', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3 $4',
  backgroundColor: '$infoSoft',
  color: '$onInfoSoft',
  fontSize: '$3',
  lineHeight: '$normal',
  '@medium': { paddingX: '$8' },
  '@media print': { display: 'none' },
  '& > svg': { flexShrink: 0, marginTop: '0.15em' },
});
const Words = styled('div', { flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('p', { fontWeight: '$semibold' });

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function cookie(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${TAKEN_OVER_COOKIE}=`));
  try {
    return pair ? decodeURIComponent(pair.slice(TAKEN_OVER_COOKIE.length + 1)) : null;
  } catch {
    return null;
  }
}

function dismiss() {
  document.cookie = `${TAKEN_OVER_COOKIE}=; path=/; max-age=0; samesite=lax`;
  for (const listener of listeners) listener();
  // the button that had it is gone
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** Says to whom an account has passed what of before has ended, until they have read it: on the first page, and after a reload. */
export function TakenOver({ userId }: { userId: string }) {
  const title = useId();
  const left = useSyncExternalStore(subscribe, cookie, () => null);
  const ended = takenOverText(left, userId);
  if (ended === null) return null;
  return (
    <Bar aria-labelledby={title}>
      <IconShieldCheck size={18} aria-hidden />
      <Words>
        <Title id={title}>This account is yours alone now</Title>
        <p>
          Somebody had made it with your e-mail address and a password, and never showed that the address is theirs. You
          did, by signing in with Google: that password opens it no more. {ended} What was planned and written in it is
          still here. <TextLink href="/settings/account#activity">Look at its activity</TextLink>
        </p>
      </Words>
      <IconButton label="Dismiss" size="small" onClick={dismiss}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </Bar>
  );
}
