import { type ReactNode, useId } from 'react';
import classes from './check-field.module.css';

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is wrong with it. */
  problem?: ReactNode;
  required?: boolean;
}

/** One box to tick, with its words and its problem. The browser's own: Mantine's brings groups and cards along. */
export function CheckField({ name, label, checked, onChange, problem, required }: CheckFieldProps) {
  const id = useId();
  return (
    <div className={classes.field}>
      <input
        id={id}
        type="checkbox"
        name={name}
        required={required}
        checked={checked}
        aria-invalid={Boolean(problem)}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {problem && (
          <p id={`${id}-problem`} className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
