import classes from './header.module.css';

/** A lens whose handle is three steps, one for each consent state. */
export function Logo() {
  return (
    <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={classes.lens} cx="15" cy="15" r="10.5" />
      <circle className={classes.step} cx="25.5" cy="25.5" r="2.9" />
      <circle className={classes.step} cx="31" cy="31" r="2.9" />
      <circle className={classes.step} cx="36.5" cy="36.5" r="2.9" />
    </svg>
  );
}
