import { useLocation } from 'react-router';
import { type EndedWay, endedText } from '../../../api/core/language/endedWays.ts';
import { Notice } from '../../ui/states.tsx';

/** What the page that replaced a password leaves for the sign-in page. */
export interface AfterReset {
  ended: readonly EndedWay[];
}

/** Says, after a password was replaced by a link, what let somebody in until then and has ended. */
export function PasswordReplaced() {
  const state = useLocation().state as Partial<AfterReset> | null;
  if (!state?.ended) return null;
  const others = state.ended.filter(({ kind }) => kind !== 'session');
  return (
    <Notice tone="success" title="Your password is changed">
      {['Every browser is signed out.', endedText(others), 'Your coaches stay; you find them in your settings.']
        .filter(Boolean)
        .join(' ')}
    </Notice>
  );
}
