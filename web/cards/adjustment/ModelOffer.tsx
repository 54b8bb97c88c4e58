import { Link } from 'react-router';
import { Text, TextLink } from '../../ui/Text.tsx';

/** A language model is there, and the athlete has not said that it may read along. */
export function ModelOffer() {
  return (
    <Text size={2} tone="subtle">
      A language model can help with long requests:{' '}
      <TextLink as={Link} to="/settings/data#language-model">
        see what it would be told
      </TextLink>
      .
    </Text>
  );
}
