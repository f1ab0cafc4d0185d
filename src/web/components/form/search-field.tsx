import { TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

const typingMs = 300;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** What is searched for at the moment. */
  value: string;
  onChange: (text: string) => void;
}

/** Asks after a short pause in typing, not with every letter. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const ask = useRef(onChange);
  useEffect(() => {
    ask.current = onChange;
  });
  useEffect(() => {
    // The address was changed by something else, say a link.
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const text = typed.trim();
    if (text === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = text;
      ask.current(text);
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <TextInput
      type="search"
      name="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
