import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** Whether somebody is writing into a field, where half a line says nothing yet; and the field with what tells. */
export function useTyping<T extends UseFormRegisterReturn>(field: T) {
  const [isTyping, setTyping] = useState(false);
  const told: T = {
    ...field,
    onFocus: () => setTyping(true),
    onBlur: (event: Parameters<T['onBlur']>[0]) => {
      setTyping(false);
      return field.onBlur(event);
    },
  };
  return [isTyping, told] as const;
}
