import { Link } from 'react-router';
import classes from './tags.module.css';

/** Tags of a scan; each leads to the list of the scans that have it. */
export function TagList({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={classes.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link className={classes.tag} to={{ pathname: '/', search: `?${new URLSearchParams({ tag })}`, hash: '#scans' }}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  );
}
